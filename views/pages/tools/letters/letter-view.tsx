import { useEffect } from 'react';
import { hasHours } from '#shared/firm/office-hours.ts';
import { priceLabel } from '#shared/firm/prices.ts';
import { servicesFor } from '#shared/firm/services-catalog.ts';
import { peopleOf } from '#shared/firm/trust.ts';
import { keepWhole } from '#shared/format/keep-whole.ts';
import { ohioDate, printedDate } from '#shared/format/ohio-date.ts';
import { listed, telHref } from '#shared/format/text.ts';
import { href } from '#shared/site/routes.ts';
import { isOldSource } from '#shared/tax/facts/fact.ts';
import { type LetterLink, type LetterPage, toSend } from '#shared/tax/letters/letter.ts';
import { Button } from '#views/components/button.tsx';
import { CallBar } from '#views/components/call-bar.tsx';
import { OpenNow } from '#views/components/cards/open-now.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { carryText, contactAbout } from '#views/components/contact-form/send-to-us.tsx';
import { PastFigures, SourcesNote } from '#views/components/fact-note.tsx';
import { readDraft, typedDraft } from '#views/components/form/draft.ts';
import { Icon } from '#views/components/icon.tsx';
import { ArrowLink, Link, PhoneLink } from '#views/components/link.tsx';
import { CheckList } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { useShownCallBar } from '#views/components/page-hooks.ts';
import { Section } from '#views/components/section.tsx';
import { staticParts } from '#views/components/static-page.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { figuresText } from '../form/figures-text.ts';
import { draftName } from '../form/small-tool.tsx';
import { LastDayForm, lastDayRule } from './last-day.tsx';
import { LetterFacts, waysOf } from './letter-card.tsx';
import { LetterList } from './letter-list.tsx';

const Related = staticParts(() => import('#views/components/related-links.tsx'));

export type LetterProps = {
  letter: LetterPage;
  /** What the URL has of a form without scripts. */
  sent: FormValues | null;
  path: string;
};

/** A letter: its sense, the money and the date first, then what to do. */
export function LetterView({ letter, sent, path }: LetterProps) {
  const { brand, now } = usePageContext();
  const [office] = brand.offices;
  useShownCallBar(letter.slug);
  // Every way from here to a meeting or a message takes along what was worked out.
  useEffect(() => {
    const ways = `a:is([href*="${href('schedule')}"], [href*="${href('contact')}"])`;
    const carry = ({ target }: Event) => {
      if ((target as Element).closest(ways)) carryText(letterText(letter, ohioDate(new Date(now))));
    };
    document.addEventListener('click', carry, true);
    return () => document.removeEventListener('click', carry, true);
  }, [letter, now]);
  return (
    <>
      <PageHead
        tool
        title={letter.heading}
        lead={letter.says}
        crumbs={[
          { label: 'Resources', to: href('resources') },
          { label: 'Tax letters', to: href('taxLetters') },
          { label: letter.number },
        ]}
        action={null}
      >
        <PastFigures facts={[{ ...letter, label: letter.heading, taxYear: Number(letter.checkedOn.slice(0, 4)) }]} />
        <LetterFacts letter={letter} className="letter-summary" />
        <div className="page-head-action button-row">
          <Button to={bookingOf(letter)} icon="calendar-days">
            Schedule a meeting
          </Button>{' '}
          <a className="button button-secondary" href={telHref(brand.contact.phone)}>
            <Icon name="phone" /> Call {brand.contact.phone}
          </a>
          {hasHours(office) && <OpenNow office={office} />}
        </div>
      </PageHead>
      {letter.terms.length > 0 ? (
        <Section title="The last day, and what happens after it" className="letter-days">
          <LastDayForm letter={letter} sent={sent} />
          <h3>If you don’t answer</h3>
          <Points text={letter.afterwards} />
        </Section>
      ) : (
        <Section title="What happens next" className="letter-days">
          <Points text={letter.afterwards} />
        </Section>
      )}
      <Section tone="subtle" title="What to do" className="letter-to-do">
        <div className="rows">
          {waysOf(letter).map(({ id, heading, text }) => (
            <article key={id} id={id}>
              <h3>{heading}</h3>
              <div>
                <Points text={text} />
              </div>
            </article>
          ))}
        </div>
      </Section>
      {letter.representation && <TakeOver letter={letter} form={letter.representation} />}
      <Section title="Official pages and phone numbers" className="letter-offices">
        <ul className="auto-grid">
          {letter.links.map(({ label, url }) => (
            <li key={url} className="cluster">
              <ArrowLink to={url}>{label}</ArrowLink>
            </li>
          ))}
          {letter.phones.map(({ office, number, about }) => (
            <li key={number} className="cluster">
              <a href={telHref(number)}>{number}</a> {office}: {about.charAt(0).toLowerCase() + about.slice(1)}
            </li>
          ))}
        </ul>
        {letter.slug !== 'is-it-real' && (
          <p>First make sure that the letter is real. Then call the number printed on it: that office has your file.</p>
        )}
      </Section>
      <Section title="What to send us" className="letter-send">
        <CheckList items={toSend(letter)} />
        <p>
          Upload the letter in the <Link to={brand.portalUrl}>client portal</Link>, and do not email it: it may show
          your Social Security number. In the form, tell us only the notice number and its date. Write or call before
          any last day that the letter names.
        </p>
        <Button size="sm" variant="secondary" icon="send" to={contactAbout(letter.service, letter.number)}>
          Ask us about it
        </Button>
      </Section>
      <Section tone="subtle" title="Signs of a fake" className="letter-fakes">
        <ul className="bullets letter-signs">
          {letter.fakeSigns.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        {letter.slug !== 'is-it-real' && (
          <ArrowLink to={href('taxLetter', { slug: 'is-it-real' })}>How to tell a real letter</ArrowLink>
        )}
      </Section>
      <Section>
        <Neighbors title="Comes after" letters={letter.before} />
        <Neighbors title="May come next" letters={letter.after} />
        <ArrowLink to={href('taxLetters')}>Another letter? Find it by its number</ArrowLink>
        <LetterSources letter={letter} />
      </Section>
      <CallBar to={bookingOf(letter)} />
      <Related part="RelatedLinks" id={`${path}#related`} path={path} />
      <ClosingBand sentence="Show us every page before its last day. We read it first, and then tell you the next step." />
    </>
  );
}

/** A text of paragraphs: the first, and below it the others as a list. */
function Points({ text }: { text: string }) {
  const [first, ...points] = text.split('\n');
  return (
    <>
      <p>{linked(first!)}</p>
      {points.length > 0 && (
        <ul className="bullets">
          {points.map((point) => (
            <li key={point}>{linked(point)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Text with links to pages of the site, as Markdown writes them. */
function linked(text: string) {
  const [before, label, to, after] = text.split(/\[([^[\]]{1,99})\]\((\/[^()]{1,99})\)/);
  return to ? (
    <>
      {before}
      <Link to={to}>{label}</Link>
      {after}
    </>
  ) : (
    text
  );
}

/** Path of the booking page, where the note names the letter: for a call, since a letter hurries. */
function bookingOf({ service, number }: Pick<LetterPage, 'service' | 'number'>): string {
  return `${href('schedule')}?${new URLSearchParams({ service, letter: number, kind: 'phone' })}`;
}

/** What the firm does about a letter, once a form lets one of its people speak for the client. */
function TakeOver({ letter, form }: { letter: LetterPage; form: string }) {
  const { service } = letter;
  const { brand } = usePageContext();
  const { title = '' } = servicesFor(brand).find(({ id }) => id === service) ?? {};
  const people = peopleOf(title, brand.trust).map(({ name }) => name);
  return (
    <Section tone="tint" title="We can take it over" className="letter-take-over">
      <p>
        You sign a form so that one of us may speak for you there ({keepWhole(form)}); ask us whose name goes on it. We
        read the account, file what is missing, and answer.{' '}
        {brand.prices.letter && `A letter read and answered: ${priceLabel(brand.prices.letter)}. `}We name the fee
        before we begin. {brand.trust.firstMeeting}
      </p>
      {people.length > 0 && <p>Who answers you: {listed(people)}.</p>}
      <div className="button-row">
        <Button to={bookingOf(letter)} icon="calendar-days">
          Schedule a meeting
        </Button>
        <PhoneLink />
      </div>
    </Section>
  );
}

/**
 * The beginning of a message: the number of the letter, what was typed to find it, and the last days where its date has
 * been entered.
 */
function letterText(letter: LetterPage, today: string): string {
  const rule = lastDayRule(letter, today);
  const draft = readDraft(draftName(rule));
  const entered = rule.read({ date: String(draft['date'] ?? '') }, {});
  const lines = entered
    ? rule.send!.lines(entered)
    : { entered: [{ label: 'My letter', value: letter.number }], results: [] };
  const { known, found = [] } = readDraft(typedDraft);
  const further = found.includes(letter.slug) ? [{ label: 'I looked for', value: String(known) }] : [];
  return figuresText(rule.send!.source, [...lines.entered, ...further], lines.results);
}

function Neighbors({ title, letters }: { title: string; letters: readonly LetterLink[] }) {
  if (letters.length === 0) return null;
  return (
    <>
      <h2 className="letter-neighbors">{title}</h2>
      <LetterList letters={letters} />
    </>
  );
}

/** The sources of a letter's text and the day they were read; an edition is that of the first. */
function LetterSources({ letter }: { letter: LetterPage }) {
  const { sources, checkedOn, asOf, secondHand } = letter;
  const now = new Date(usePageContext().now);
  const head = (
    <>
      {isOldSource(asOf, now) ? (
        'Not confirmed since the edition named here: call us before you rely on it.'
      ) : secondHand ? (
        <>
          Written on <time dateTime={checkedOn}>{printedDate(checkedOn)}</time> from secondary sources: we could not
          read the office’s own page. If your letter differs, follow the letter.
        </>
      ) : (
        <>
          Read on <time dateTime={checkedOn}>{printedDate(checkedOn)}</time>.
        </>
      )}{' '}
      {secondHand ? 'Compare it with' : sources.length > 1 ? `${sources.length} sources` : 'Source'}
    </>
  );
  const links = sources.map(({ label, url }, index) => (
    <span key={label}>
      {index > 0 && '; '}
      <Link to={url}>{keepWhole(label)}</Link>
      {index === 0 && asOf && `, edition of ${asOf}`}
    </span>
  ));
  return <SourcesNote head={head} links={links} />;
}
