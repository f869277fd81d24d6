import type { ReactNode } from 'react';
import { z } from 'zod';
import { sceneNames } from '#shared/brands/scenes.ts';
import { serviceSlugs } from '#shared/firm/services.ts';
import { monthNames } from '#shared/format/ohio-date.ts';
import { FILER_KINDS } from '#shared/tax/facts/due-date-rules/rule.ts';

const text = z.string().min(1);
/** The first brand's text, and others' that differ. */
const inBrands = (one: z.ZodString) =>
  z.strictObject({ dresdentax: one, brownco: one.optional(), payroll: one.optional() });
const byBrand = inBrands(text);
/** For search engines. */
const description = z.string().min(70).max(160);

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
  /** For a tool that stands above the fold. */
  compact: z.literal(true).optional(),
  /** For search engines, where the page does not write it itself. */
  head: z.strictObject({ title: text, description: inBrands(description) }).optional(),
});

/** What an .mdx file says about itself, by the name of its folder. The build checks it and names the line of what is wrong. */
export const frontMatterSchemas: Record<string, z.ZodType> = { industries, legal, services, tools };

export type IndustryFrontMatter = z.infer<typeof industries>;
export type LegalFrontMatter = z.infer<typeof legal>;
export type ServiceFrontMatter = z.infer<typeof services>;
export type ToolFrontMatter = z.infer<typeof tools>;

/** An .mdx file: front matter, text, and its sections that have an id. */
export type Prose<FrontMatter> = {
  frontMatter: FrontMatter;
  sections: { id: string; title: string }[];
  default: () => ReactNode;
};
