import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseYaml, validateYaml } from '../read-yaml.ts';
import { industrySlugs } from './industries.ts';
import { serviceSlugs } from './services.ts';

const text = z.string().min(1);

const services = z.record(
  z.enum(serviceSlugs),
  z.strictObject({
    title: text,
    /** Name in views/runtime/icon-names.ts. */
    icon: text,
    /** The link to its page: what one finds there. */
    linkLabel: text,
    /** One sentence for cards and menus. */
    shortDescription: text,
    /** Two or three sentences for the services page. */
    description: text,
    features: z.tuple([text, text, text, text, text, text]),
  }),
);

const industries = z.record(
  z.enum(industrySlugs),
  z.strictObject({
    title: text,
    /** Name in views/runtime/icon-names.ts. */
    icon: text,
    /** The link to its page: what one finds there. */
    linkLabel: text,
    /** One sentence for cards and menus. */
    description: text,
    /** "The usual trap" of the industry, one sentence, for the industries page. */
    trap: text,
  }),
);

export type ServiceRows = z.infer<typeof services>;
export type IndustryRows = z.infer<typeof industries>;

/** @throws Error that names file and line of what is wrong */
export function readServices(): ServiceRows {
  return readCatalog('services.yaml', services);
}

/** @throws Error that names file and line of what is wrong */
export function readIndustries(): IndustryRows {
  return readCatalog('industries.yaml', industries);
}

function readCatalog<T>(name: string, schema: z.ZodType<T>): T {
  const file = path.join(import.meta.dirname, name);
  return validateYaml(parseYaml(`shared/firm/${name}`, readFileSync(file, 'utf8')), schema);
}
