import type { ReactNode } from 'react';
import { fragmentId } from '#shared/format/text.ts';
import { href } from '#shared/site/routes.ts';
import type { LetterLink, LetterPage } from '#shared/tax/letters/letter.ts';
import { ArrowLink, Link } from '#views/components/link.tsx';
import { useData } from '#views/runtime/use-data.tsx';
import { LetterList } from './letter-list.tsx';

/** The answer to the number of a letter: what it wants, by when, and what there is to do. Only this letter's text is loaded. */
export function LetterCard({ link }: { link: LetterLink }) {
  const result = useData('letter', { slug: link.slug });
  if (!result.ok) return <LetterList letters={[link]} />;
  const { slug, number, name, says } = result.value;
  const page = href('taxLetter', { slug });
  return (
    <div className="card">
      <strong>
        {number}: {name}
      </strong>
      <p>{says}</p>
      <LetterFacts letter={result.value} className="letter-facts">
        <div>
          <dt>What is true for you?</dt>
          <dd className="letter-ways">
            Compare it with your own records first.
            {waysOf(result.value).map(({ id, heading }) => (
              <Link key={id} to={`${page}#${id}`}>
                {heading}
              </Link>
            ))}
          </dd>
        </div>
      </LetterFacts>
      <ArrowLink to={page}>All about {number}</ArrowLink>
    </div>
  );
}

const demandsMoney = { yes: 'Yes.', no: 'No.', maybe: 'Maybe.' };

/** What a letter asks for, and by when. */
export function LetterFacts(props: { letter: LetterPage; className: string; children?: ReactNode }) {
  const { asksForMoney, money, byWhen } = props.letter;
  return (
    <dl className={`facts ${props.className}`}>
      <div>
        <dt>Does it ask for money?</dt>
        <dd>
          <strong>{demandsMoney[asksForMoney]}</strong> {money}
        </dd>
      </div>
      <div>
        <dt>By when?</dt>
        <dd>{byWhen}</dd>
      </div>
      {props.children}
    </dl>
  );
}

/** The ways to answer a letter, each with the heading above it and what to do then. */
export function waysOf(letter: LetterPage): { id: string; heading: string; text: string }[] {
  const headings = letter.headings ?? { agree: 'You agree', disagree: 'You disagree', cannotPay: 'You cannot pay' };
  return (['agree', 'disagree', 'cannotPay'] as const).flatMap((way) => {
    const [heading, text] = [headings[way], letter[way]];
    return heading && text ? { id: fragmentId(heading), heading, text } : [];
  });
}
