import type { ByBrand } from '#shared/brands/brand.ts';
import type { BrandId } from '#shared/brands/index.ts';
import type { ServiceSlug } from '#shared/firm/services.ts';
import type { FilerKind } from '#shared/tax/facts/due-date-rules/rule.ts';
import type { Fact } from '#shared/tax/facts/fact.ts';
import type { SeasonNote } from '#views/components/diagrams/due-dates.tsx';

/** The paragraphs of each answer, by the question. */
type Questions = Record<string, string[]>;

/** The content of the page of an industry. */
export type IndustryCopy = {
  title: ByBrand<string>;
  lead: ByBrand<string>;
  /** The three money questions of the industry. */
  money: { title: string; lead?: string; questions: Questions };
  /** The question that a brand's headline announces; it comes first on that brand's page. */
  ownQuestion: Partial<Record<BrandId, Questions>>;
  /** What each record or filing settles, and when it is due or made. */
  records: { title: string; lead?: string; caption: string; rows: Record<string, [settles: string, when: string]> };
  /** The facts shown above. */
  facts: readonly Fact[];
  /** Why each of these services fits. */
  fits: { title: string; services: Partial<Record<ServiceSlug, string>> };
  season: {
    title: string;
    lead?: string;
    caption: string;
    kinds: readonly FilerKind[];
    /** Rules that the firm of the caption has no date from, by id. */
    without?: readonly string[];
    notes: readonly SeasonNote[];
  };
  /** Label of the scheduling button, with the name of the industry. */
  action: string;
};
