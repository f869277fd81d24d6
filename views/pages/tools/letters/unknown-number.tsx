import { href } from '#shared/site/routes.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import type { NumberKind } from '#shared/tax/letters/find-letter.ts';
import { contactAbout } from '#views/components/contact-form/send-to-us.tsx';
import { Link } from '#views/components/link.tsx';

type Props = { typed: string; kind: NumberKind };

/** The result for a number or word that no described letter has: who sends what, how to check it, whom to ask. */
export function UnknownNumber({ typed, kind }: Props) {
  const urls = officialLinks.value;
  if (nineDigits.test(typed)) {
    return (
      <div className="measure">
        <h2>That may be a Social Security number</h2>
        <p>Please clear the field: we never need it here. {senders.unknown}</p>
      </div>
    );
  }
  return (
    <div className="measure">
      <h2>We have no page for “{typed}” yet</h2>
      <p>{senders[kind]}</p>
      <ul className="bullets">
        <li>
          <strong>From the IRS?</strong> Its <Link to={urls.federalNotices.url}>list of notices and letters</Link> has
          nearly every number.
        </li>
        <li>
          <strong>From Ohio?</strong> Sign in to <Link to={urls.ohioServices.url}>OH|TAX eServices</Link> or call the
          Department of Taxation.
        </li>
        <li>
          <strong>From a city?</strong> <Link to={urls.ohioFinder.url}>The Finder</Link> names the collector for an
          address: RITA, CCA or the city.
        </li>
        <li>
          <strong>Not sure that it is real?</strong> See{' '}
          <Link to={href('taxLetter', { slug: 'is-it-real' })}>how to tell a real letter</Link>.
        </li>
        <li>
          <strong>Ask us.</strong> Write its number and its date in <Link to={contactAbout()}>our form</Link>, nothing
          more. Papers go through the client portal.
        </li>
      </ul>
    </div>
  );
}

/** A Social Security or employer identification number, which is not repeated on the screen. No letter's number is so long. */
const nineDigits = /^\D*(?:\d[^\da-z]{0,2}){9}\D*$/i;

const senders: Record<NumberKind, string> = {
  irs: 'It looks like an IRS number. Many notices begin with CP or LT, and many letters end with C. Look at both corners, top and bottom right: the number may have one more letter.',
  ohio: 'It looks like an Ohio number. The Department of Taxation prints four letters and four digits, or “Notice ID” and a number, near the date.',
  unknown:
    'Look at both right corners, top and bottom, for CP, LT or “Letter” and a number. Ohio prints a notice ID near the date. A city letter often has an account number only.',
};
