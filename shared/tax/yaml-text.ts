import { z } from 'zod';
import { type FactName, factNamed } from './facts/fact-names.ts';
import { figureText } from './facts/figure-text.ts';

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
