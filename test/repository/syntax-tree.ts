import { parseAst } from 'vitest/node';

export type SyntaxNode = { type: string; start: number; [field: string]: unknown };

/** Calls `enter` with each node of a TypeScript or JavaScript file. */
export function visitSyntax(path: string, text: string, enter: (node: SyntaxNode) => void): void {
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), enter);
}

function visit(value: unknown, enter: (node: SyntaxNode) => void) {
  if (Array.isArray(value)) for (const item of value) visit(item, enter);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) enter(value as SyntaxNode);
    for (const inner of Object.values(value)) visit(inner, enter);
  }
}
