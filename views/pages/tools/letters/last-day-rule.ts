import { printedDate } from '#shared/format/ohio-date.ts';
import type { LetterTerm } from '#shared/tax/letters/letter.ts';
import { type LastDay, lastDays, readLetterDate } from '#shared/tax/letters/letter-days.ts';
import type { ToolRule } from '../form/small-tool.tsx';

/**
 * The last days of a letter from the date printed on it.
 * @param number of the letter, as it is printed
 * @param today the date in Ohio, ISO
 */
export function lastDayRule(
  number: string,
  terms: readonly LetterTerm[],
  today: string,
): Omit<ToolRule<{ date: string; days: LastDay[] }>, 'result'> {
  return {
    fields: [{ name: 'date', kind: 'date', label: 'Date printed on the letter', required: true, latest: today }],
    read({ date: typed = '' }, errors) {
      const read = readLetterDate(typed, today);
      if (read.ok) return { date: read.date, days: lastDays(read.date, terms, today) };
      errors['date'] = read.message;
      return null;
    },
    send: {
      service: 'personal-tax',
      source: 'page about tax letters',
      lines: ({ date, days }) => ({
        entered: [
          { label: 'My letter', value: number },
          { label: 'Date printed on it', value: printedDate(date, 'long') },
        ],
        results: days.map(({ term, last }) => ({ label: `Last day to ${term.to}`, value: printedDate(last, 'long') })),
      }),
    },
  };
}
