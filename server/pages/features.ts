import type { Brand, BrandId } from '#shared/brands/brand.ts';
import { feeItemsIn, feeList, feeListText } from '#shared/firm/prices.ts';
import type { FormState, PageContext } from '#shared/site/page-context.ts';
import { href, type RouteName } from '#shared/site/routes.ts';
import { namesInHero } from '#shared/tax/due-dates.ts';
import { dueDatesByDay } from '#shared/tax/due-dates-for.ts';
import { findLetters } from '#shared/tax/letters/find-letter.ts';

type Feature = {
  /** Path of another page that answers these parameters. */
  redirect?: (query: URLSearchParams) => string | null;
  /** What a form begins with for a browser without scripts. */
  initialForm?: (query: URLSearchParams, brand: Brand) => FormState | null;
};

/** What the server does for single pages, beside showing them. */
export const features: Partial<Record<RouteName, Feature>> = {
  taxLetters: { redirect: (query) => letterPath(query.get('number') ?? '') },
  search: { redirect: (query) => letterPath(unmistakableNumber(query.get('q') ?? '')) },
  contact: { initialForm: feesAsMessage },
};

/** The page of the letter whose number was entered. */
function letterPath(number: string): string | null {
  const letter = findLetters(number).exact;
  return letter ? href('taxLetter', { slug: letter.slug }) : null;
}

/** What was searched for if it can be nothing but the number of a letter: 941 is a form, too. */
function unmistakableNumber(query: string): string {
  const searched = query.trim();
  return /^(?:(?:cp|lt)[ -]?\d+|\d{4})[a-z]?$/i.test(searched) && /[a-z]/i.test(searched) ? searched : '';
}

/** The list of the pricing page, sent to the contact form: the beginning of the message. */
function feesAsMessage(query: URLSearchParams, { prices }: Brand): FormState | null {
  const chosen = feeItemsIn(query);
  if (chosen.length === 0) return null;
  return { values: { message: feeListText(feeList(chosen, prices)) }, errors: {}, message: '' };
}

/** The next two days on which something is due, for each brand's hero. Computed once an hour: the day changes on the hour in Ohio too. */
export function createHeroDates() {
  const computed = new Map<BrandId, { hour: string; dates: PageContext['heroDates'] }>();
  return ({ id, heroFilers = [] }: Brand, now: Date): PageContext['heroDates'] => {
    const hour = now.toISOString().slice(0, 13);
    const last = computed.get(id);
    if (last?.hour === hour) return last.dates;
    const days = dueDatesByDay(heroFilers, now).slice(0, 2);
    const dates = days.map((day) => ({ date: day.date, title: namesInHero(day) }));
    computed.set(id, { hour, dates });
    return dates;
  };
}
