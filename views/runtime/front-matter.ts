import type { ReactNode } from 'react';
import { z } from 'zod';
import { sceneNames } from '#shared/brands/scenes.ts';
import { serviceSlugs } from '#shared/firm/services.ts';
import { monthNames } from '#shared/format/ohio-date.ts';
import { FILER_KINDS } from '#shared/tax/facts/due-date-rules/rule.ts';

const text = z.string().min(1);
/** The first brand's, and others' that differ. */
const inBrands = <T extends z.ZodType>(one: T) =>
  z.strictObject({ dresdentax: one, brownco: one.optional(), payroll: one.optional() });
const byBrand = inBrands(text);
/** Texts by their headings. */
const headings = z.record(z.string(), text);

const about = z.strictObject({
  title: byBrand,
  lead: byBrand,
  work: inBrands(headings),
  officesLead: byBrand,
});

const contact = z.strictObject({
  title: byBrand,
  lead: byBrand,
  /** On the cards of ways to reach the firm. */
  call: byBrand,
  video: byBrand,
  visit: byBrand,
  /** What happens to a message. */
  steps: inBrands(headings),
});

const allServices = z.strictObject({ title: byBrand, lead: byBrand });

const allIndustries = z.strictObject({ title: byBrand, lead: byBrand });

/** `parts`: what the fee depends on. */
const pricing = z.strictObject({ title: byBrand, lead: byBrand, parts: headings });

const legal = z.strictObject({
  title: text,
  /** A few sentences, or a list of them. */
  summary: z.union([text, z.array(text)]),
});

const industries = z.strictObject({
  title: byBrand,
  lead: byBrand,
  /** Label of the scheduling button, with the name of the industry. */
  action: text,
  /** The sentence of the page's last section. */
  closing: text,
  /** The section of due dates. */
  season: z.strictObject({
    title: text,
    lead: text.optional(),
    caption: text,
    kinds: z.array(z.enum(FILER_KINDS)),
    /** Rules that the firm of the caption has no date from, by id. */
    without: z.array(text).optional(),
    /** What is usual in a month. */
    notes: z.partialRecord(z.enum(monthNames), text),
  }),
});

const services = z.strictObject({
  title: byBrand,
  lead: byBrand,
  /** Related services, each with the reason. */
  related: z.partialRecord(z.enum(serviceSlugs), text),
  /** The title of the page's last section. */
  closing: text,
});

const link = z.strictObject({ label: text, to: text });
const tools = z.strictObject({
  title: text,
  /** In the breadcrumb, where it is not the title. */
  crumb: text.optional(),
  lead: byBrand,
  /** The drawing beside the title. */
  art: z.enum(sceneNames).optional(),
  /** The button; that of scheduling when absent, none when null. */
  action: link.nullable().optional(),
  /** A second link. */
  link: link.optional(),
  /** The sentence of the page's last section; the brand's when absent. */
  closing: text.optional(),
  /** For a tool that stands above the fold. */
  compact: z.literal(true).optional(),
});

/** What an .mdx file says about itself, by the name of the file or of its folder. The build checks it and names the line of what is wrong. */
export const frontMatterSchemas: Record<string, z.ZodType> = {
  about,
  'all-industries': allIndustries,
  'all-services': allServices,
  contact,
  industries,
  legal,
  pricing,
  services,
  tools,
};

export type AboutFrontMatter = z.infer<typeof about>;
export type AllIndustriesFrontMatter = z.infer<typeof allIndustries>;
export type AllServicesFrontMatter = z.infer<typeof allServices>;
export type ContactFrontMatter = z.infer<typeof contact>;
export type IndustryFrontMatter = z.infer<typeof industries>;
export type LegalFrontMatter = z.infer<typeof legal>;
export type PricingFrontMatter = z.infer<typeof pricing>;
export type ServiceFrontMatter = z.infer<typeof services>;
export type ToolFrontMatter = z.infer<typeof tools>;

/** An .mdx file: front matter, text, and its sections that have an id. */
export type Prose<FrontMatter> = {
  frontMatter: FrontMatter;
  sections: { id: string; title: string }[];
  default: () => ReactNode;
};
