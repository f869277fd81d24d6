import type { ReactNode } from 'react';
import { href } from '#shared/site/routes.ts';
import type { LetterLink, LetterPage } from '#shared/tax/letters/letter.ts';
import { ArrowLink } from '#views/components/link.tsx';
import { useData } from '#views/runtime/use-data.tsx';
import { LetterList } from './letter-list.tsx';

/** The answer to the number of a letter: what it wants, by when, and what to do first. Only this letter's text is loaded. */
export function LetterCard({ link }: { link: LetterLink }) {
  const result = useData('letter', { slug: link.slug });
  if (!result.ok) return <LetterList letters={[link]} />;
  const { slug, number, name, says, agree } = result.value;
  return (
    <div className="card">
      <strong>
        {number}: {name}
      </strong>
      <p>{says}</p>
      <LetterFacts letter={result.value} className="letter-facts">
        <div>
          <dt>What to do first</dt>
          <dd>
            <strong>{wayHeadings(result.value).agree}:</strong> {agree.split(/(?<=[.?]) (?=[A-Z])/, 1)}
          </dd>
        </div>
      </LetterFacts>
      <ArrowLink to={href('taxLetter', { slug })}>All about {number}</ArrowLink>
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

/** What stands above each way to answer a letter. */
export const wayHeadings = ({ headings }: LetterPage): NonNullable<LetterPage['headings']> =>
  headings ?? { agree: 'You agree', disagree: 'You disagree', cannotPay: 'You cannot pay' };
