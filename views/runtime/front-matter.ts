import type { ReactNode } from 'react';
import { z } from 'zod';

const text = z.string().min(1);
const legal = z.strictObject({
  title: text,
  /** For search engines. */
  description: z.string().min(70).max(160),
  /** A few sentences, or a list of them. */
  summary: z.union([text, z.array(text)]),
});

/** What an .mdx file says about itself, by the name of its folder. The build checks it and names the line of what is wrong. */
export const frontMatterSchemas: Record<string, z.ZodType> = { legal };

export type LegalFrontMatter = z.infer<typeof legal>;

/** An .mdx file: front matter, text, and its sections that have an id. */
export type Prose<FrontMatter> = {
  frontMatter: FrontMatter;
  sections: { id: string; title: string }[];
  default: () => ReactNode;
};
