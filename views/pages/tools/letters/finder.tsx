import { type ChangeEvent, type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { letterTextMax } from '#shared/limits.ts';
import { href } from '#shared/site/routes.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { findLetters, type NumberKind } from '#shared/tax/letters/find-letter.ts';
import { letterGroups, letterIndex } from '#shared/tax/letters/letter-index.ts';
import { Button } from '#views/components/button.tsx';
import { contactAbout } from '#views/components/contact-form/send-to-us.tsx';
import { Disclosure } from '#views/components/disclosure.tsx';
import { typedDraft, writeDraft } from '#views/components/form/draft.ts';
import { Field } from '#views/components/form/fields.tsx';
import { focusError } from '#views/components/form/focus-error.ts';
import { Link } from '#views/components/link.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { LetterCard } from './letter-card.tsx';
import { LetterList } from './letter-list.tsx';
import { LetterPicture } from './letter-picture.tsx';

/** Where the form leads while this code loads, or without scripts: back to itself, with what was found below it. */
const finderId = 'find';
/** So many letters that may be meant stand in sight. */
const firstShown = 6;
/** In the state of the history entry, what was typed: it is not for the URL, which is sent to the server. */
const stateKey = 'letterNumber';

/**
 * The field for a letter's number and the list of letters by sender. The number stays in the browser; without scripts
 * the field is a GET form, whose page shows what was found.
 */
export function Tool({ query }: PageProps) {
  const { domainParam } = usePageContext();
  const navigate = useNavigate();
  const withBrand = useBrandPath();
  const [typed, setTyped] = useState(query.get('number') ?? '');
  const [submitted, setSubmitted] = useState(query.get('number')?.trim() === '');
  const [isNarrow, setNarrow] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const isTyped = typed.trim() !== '';
  const { letters, exact, kind, apart } = findLetters(typed);

  useEffect(() => {
    setNarrow(matchMedia('(width < 64em)').matches);
    // Going back from a letter.
    if (history.state?.[stateKey]) setTyped(history.state[stateKey]);
  }, []);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    setSubmitted(false);
    document.title = document.title.replace(/^Error: /, '');
    // Only what finds letters is remembered: other numbers may be personal.
    const found = findLetters(target.value).letters.map(({ slug }) => slug);
    const known = found.length > 0 ? target.value : '';
    history.replaceState({ ...history.state, [stateKey]: known }, '');
    writeDraft(typedDraft, { known, found });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isTyped) {
      flushSync(() => setSubmitted(true));
      return focusError(event.currentTarget.elements.namedItem('number') as HTMLInputElement);
    }
    if (exact) void navigate(withBrand(href('taxLetter', { slug: exact.slug })));
    else results.current!.focus();
  };

  return (
    <div className="letters">
      <form
        id={finderId}
        method="get"
        action={`${href('taxLetters')}#${finderId}`}
        className="letters-form no-print"
        noValidate
        onSubmit={onSubmit}
      >
        {domainParam && <input type="hidden" name="domain" value={domainParam} />}
        <Field
          name="number"
          label="Number or words on the letter"
          hint={
            typed.length < letterTextMax
              ? 'Such as CP2000 or 5071C from its corner, or what it is about: withholding not filed, my refund is less.'
              : `The first ${letterTextMax} characters are enough: the rest is cut off.`
          }
          required
          value={typed}
          onChange={onChange}
          error={submitted ? 'Please enter the number, or words from the letter' : undefined}
          maxLength={letterTextMax}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" icon="arrow-right">
          Show my letter
        </Button>
      </form>
      <div className="letters-found no-print" tabIndex={-1} ref={results}>
        <p className="visually-hidden" role="status">
          {isTyped && (exact ? `${exact.number}: ${exact.name}` : `Letters found: ${letters.length}`)}
        </p>
        {isTyped && letters.length > 0 && (
          <>
            <h2>
              {exact
                ? 'This is your letter'
                : `${/^\D{0,9}\d\S*\s*$/.test(typed) ? `Nothing is exactly “${typed.trim()}”. ` : ''}Is it one of these?`}
            </h2>
            {exact ? (
              <Suspense key={exact.slug} fallback={<LetterList letters={[exact]} />}>
                <LetterCard link={exact} />
              </Suspense>
            ) : (
              <>
                {apart && <p>{apart}</p>}
                <p>
                  Not sure which? <Link to={`${href('schedule')}?kind=phone#book`}>Book a call and read it to us</Link>
                </p>
                <LetterList letters={letters.slice(0, firstShown)} />
                {letters.length > firstShown && (
                  <Disclosure summary="Others that have some of these words">
                    <LetterList letters={letters.slice(firstShown)} />
                  </Disclosure>
                )}
              </>
            )}
          </>
        )}
        {isTyped && letters.length === 0 && <UnknownNumber typed={typed.trim()} kind={kind} />}
        {!isTyped && (
          <>
            <h2>The most common letters</h2>
            <ul className="chips no-print">
              {letterIndex
                .filter(({ common }) => common)
                .map(({ slug, number, name }) => (
                  <li key={slug}>
                    <Link to={href('taxLetter', { slug })}>
                      {number}
                      <span className="visually-hidden">: {name}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </>
        )}
      </div>
      <Disclosure summary="Where is the number?">
        <LetterPicture />
      </Disclosure>
      <div className="letters-groups">
        <Disclosure summary={<h2>All letters by sender</h2>} open={letters.length === 0 && (isTyped || !isNarrow)}>
          <LettersBySender />
        </Disclosure>
      </div>
    </div>
  );
}

function LettersBySender() {
  return (
    <div className="letters-index">
      {Object.entries(letterGroups).map(([id, title]) => (
        <section key={id} id={id}>
          <h3>{title}</h3>
          <LetterList letters={letterIndex.filter(({ group }) => group === id)} />
        </section>
      ))}
    </div>
  );
}

type Props = { typed: string; kind: NumberKind };

/** The result for a number or word that no described letter has: who sends what, how to check it, whom to ask. */
function UnknownNumber({ typed, kind }: Props) {
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
      <p>Who sent the letter?</p>
      <ul className="chips">
        {groupsFor(kind).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
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
          <strong>From the county?</strong> Property tax: see{' '}
          <Link to={`${href('deadlines')}#where-are-the-county-property-tax-dates`}>when it is due, and the value</Link>{' '}
          or <Link to={`${href('taxPaymentCenter')}#county`}>how to pay it</Link>.
        </li>
        <li>
          <strong>About a worker’s pay?</strong> Garnishment, child support or a levy (668-W): see{' '}
          <Link to={`${href('ohioEmployers')}#garnishment`}>what an employer does</Link>.
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

/** The groups of senders; those of the IRS come first only where the number looks like one of its own. */
function groupsFor(kind: NumberKind): [id: string, title: string][] {
  const isLast = ([id]: [string, string]) => Number(kind !== 'irs' && id.startsWith('irs-'));
  return Object.entries(letterGroups).sort((a, b) => isLast(a) - isLast(b));
}

/** A Social Security or employer identification number, which is not repeated on the screen. No letter's number is so long. */
const nineDigits = /^\D*(?:\d[^\da-z]{0,2}){9}\D*$/i;

const senders: Record<NumberKind, string> = {
  irs: 'It looks like an IRS number. Many notices begin with CP or LT, and many letters end with C. Look at both corners, top and bottom right: the number may have one more letter.',
  ohio: 'It looks like an Ohio number. The Department of Taxation prints four letters and four digits, or “Notice ID” and a number, near the date.',
  county: 'The county’s treasurer sends the property tax bill, and its auditor the value. It is no letter of the IRS.',
  unknown:
    'Look at both right corners, top and bottom, for CP, LT or “Letter” and a number. Ohio prints a notice ID near the date. A city letter often has an account number only.',
};
