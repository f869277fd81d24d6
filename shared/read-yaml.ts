import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** A file of YAML, and how to say what is wrong in it. */
export type Yaml = {
  document: Document.Parsed;
  /** @throws Error with a line `file:line: message` for each */
  fail: (errors: { offset: number; message: string }[]) => never;
};

/**
 * @param file from the project's folder
 * @throws Error with a line `file:line: message` for each error of the syntax
 */
export function parseYaml(file: string, text: string): Yaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const fail: Yaml['fail'] = (errors) => {
    const lines = errors.map(({ offset, message }) => `${file}:${lineCounter.linePos(offset).line}: ${message}`);
    throw new Error(lines.join('\n'));
  };
  if (document.errors.length > 0) fail(document.errors.map(({ pos: [offset], message }) => ({ offset, message })));
  return { document, fail };
}

/** @throws Error with a line `file:line: field: message` for each thing that is wrong */
export function validateYaml<T>({ document, fail }: Yaml, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(document.toJS());
  if (data) return data;
  return fail(
    error!.issues.map(({ path: fields, message, ...issue }) => ({
      // A key that is not known is named by the issue of what has it.
      offset: offsetOf(document, [...fields, ...('keys' in issue ? issue.keys.slice(0, 1) : [])]),
      message: `${fields.length > 0 ? `${fields.join('.')}: ` : ''}${message}`,
    })),
  );
}

/** Where the field stands, or the nearest one around it that is there. */
function offsetOf(document: Document.Parsed, fields: readonly PropertyKey[]): number {
  for (let length = fields.length; length > 0; length -= 1) {
    const node = document.getIn(fields.slice(0, length), true);
    if (isNode(node)) return node.range![0];
  }
  return 0;
}
