import { z } from 'zod';
import { type FactName, factNamed } from './facts/fact-names.ts';
import { figureText } from './facts/figure-text.ts';
import { federalCode, ohioCode, ohioRule, type Source } from './facts/sources.ts';

/** A name in a file that stands for a row of a list. */
export const nameOf = <T>(kind: string, rows: Record<string, T>) =>
  z.string().transform((name, context): T => {
    if (Object.hasOwn(rows, name)) return rows[name]!;
    context.addIssue({ code: 'custom', message: `there is no ${kind} “${name}”` });
    return z.NEVER;
  });

/**
 * A text, in which `{figure collection.planShort.days}` stands for a figure as `figureText` writes it, `{number …}` for it
 * without the unit of a length of time, and `{sentence irsPlan}` for one of `sentences`.
 */
export const textWith = (sentences: Record<string, string> = {}) =>
  z
    .string()
    .trim()
    .min(1)
    .transform((text, context) =>
      text.replace(/\{([^{}]*)\}/g, (whole, inside: string) => {
        const [kind, name = ''] = inside.split(' ');
        const isFigure = kind === 'figure' || kind === 'number';
        const found = isFigure
          ? figureNamed(name, kind === 'number')
          : kind === 'sentence'
            ? sentences[name]
            : undefined;
        if (found === undefined) context.addIssue({ code: 'custom', message: `there is no ${whole}` });
        return found ?? '';
      }),
    );

/** @param name of a fact, and the keys that lead to the figure in it */
function figureNamed(name: string, bare: boolean): string | undefined {
  const [subject, fact, ...keys] = name.split('.');
  try {
    return figureText(factNamed(`${subject}.${fact}` as FactName, new Date()), keys.join('.'), bare);
  } catch {
    return undefined;
  }
}

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
