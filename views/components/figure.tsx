import type { ReactNode } from 'react';
import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { isStale } from '#shared/tax/facts/fact.ts';
import { type FactName, factNamed } from '#shared/tax/facts/fact-names.ts';
import { figureText, type PartOf } from '#shared/tax/facts/figure-text.ts';
import type { TaxYear } from '#shared/tax/types.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { FactNote } from './fact-note.tsx';

type Named<Name extends FactName> = ReturnType<typeof factNamed<Name>>;

type Props<Name extends FactName> = {
  fact: Name;
  /** Without the unit of a length of time: `20` instead of `20 days`. */
  bare?: boolean;
  /** The tax year it is of; by default the last that has begun and has it published. */
  year?: TaxYear;
  /** Its sentence names the year of the fact, so that it stays true after the fact's last day. */
  dated?: boolean;
} & (PartOf<Named<Name>['value']> extends '' ? { part?: undefined } : { part: PartOf<Named<Name>['value']> });

/**
 * A figure in a text: what a fact says, in its unit. After the fact's last day it says instead that we are checking it. Texts
 * with figures belong into static sections: this module holds all facts.
 */
export function Figure<Name extends FactName>({ fact, part, bare, year, dated }: Props<Name>): ReactNode {
  const { now, brand } = usePageContext();
  const found = factNamed(fact, new Date(now), year);
  if (!dated && isStale(found, new Date(now))) return beingChecked(brand);
  return figureText(found, part, bare);
}

/** What a text says instead of a figure that is past its day. */
export function beingChecked({ contact }: Pick<ClientBrand, 'contact'>): string {
  return `[we are checking this figure: call us at ${contact.phone}]`;
}

/** The tax year of a figure that changes from year to year. */
export function FigureYear({ fact }: { fact: FactName }): ReactNode {
  const { now } = usePageContext();
  return factNamed(fact, new Date(now)).taxYear;
}

/** The FactNote of these facts, of a tax year as for Figure. */
export function FigureNote({ facts, year }: { facts: readonly FactName[]; year?: TaxYear }) {
  const { now } = usePageContext();
  return <FactNote facts={facts.map((name) => factNamed(name, new Date(now), year))} />;
}
