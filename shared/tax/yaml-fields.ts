import { z } from 'zod';
import { federalCode, ohioCode, ohioRule, type Source } from './facts/sources.ts';

/** A name in a file that stands for a row of a list. */
export const nameOf = <T>(kind: string, rows: Record<string, T>) =>
  z.string().transform((name, context): T => {
    if (Object.hasOwn(rows, name)) return rows[name]!;
    context.addIssue({ code: 'custom', message: `there is no ${kind} “${name}”` });
    return z.NEVER;
  });

const codes: Record<string, (section: string) => Source> = { IRC: federalCode, ORC: ohioCode, OAC: ohioRule };

/** A section of the Internal Revenue Code, the Ohio Revised Code or the Ohio Administrative Code: `IRC 6213`. */
function citedSection(text: string): Source | undefined {
  const [code = '', section = ''] = text.split(' ');
  return Object.hasOwn(codes, code) ? codes[code]!(section) : undefined;
}

/** The source of a text: its label with the address, a section of a code, or the name of one of `shared`. */
export const sourceOf = (shared: Record<string, Source> = {}) =>
  z.union([z.string(), z.record(z.string(), z.string())]).transform((value, context): Source => {
    const [label, url, ...more] = typeof value === 'string' ? [] : Object.entries(value).flat();
    if (label && url?.startsWith('https://') && more.length === 0) return { label, url };
    const found = typeof value === 'string' ? (citedSection(value) ?? shared[value]) : undefined;
    if (found) return found;
    context.addIssue({ code: 'custom', message: `there is no source ${JSON.stringify(value)}` });
    return z.NEVER;
  });
