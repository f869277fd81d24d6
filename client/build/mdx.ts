import path from 'node:path';
import { parse as parseModule } from 'acorn';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { formNumber } from '#shared/format/keep-whole.ts';
import { parseYaml, validateYaml } from '#shared/read-yaml.ts';
import { matchRoute } from '#shared/site/routes.ts';
import { type FactName, factNamed } from '#shared/tax/facts/fact-names.ts';
import { figureText } from '#shared/tax/facts/figure-text.ts';
import { TAX_YEARS } from '#shared/tax/types.ts';
import { proseComponents } from '#views/app/prose-components.ts';
import type { FactsOfText } from '#views/components/figure.tsx';
import { frontMatterSchemas } from '#views/runtime/front-matter.ts';

/** What the compilers of MDX, esbuild's and Vite's, are given. */
export const mdxOptions = {
  remarkPlugins: [remarkFrontmatter, remarkGfm, completeProse],
  rehypePlugins: [removeLineBreaks, keepFormNumbers],
};

type Place = { start: { line: number } };
type Attribute = { type: string; name?: string; value?: string | { value: string } | null };
/** A node of Markdown's or HTML's tree, with the fields of those kinds that are read here. */
type Node = {
  type: string;
  name?: string | null;
  tagName?: string;
  value?: string;
  url?: string;
  attributes?: Attribute[];
  properties?: object;
  children?: Node[];
  data?: unknown;
  position?: Place;
};
type Component = { name: string; attributes: Attribute[] };
type File = { path: string; value: unknown };

/** Those that a text gets with its facts. */
const figureComponents: readonly string[] = ['Figure', 'FigureNote', 'FigureYear'];

const root = path.resolve(import.meta.dirname, '../..');

/**
 * remark's plugin for all prose: exports the front matter and the sections (for a table of contents), imports the
 * components of `proseComponents` that are used, and makes links ours.
 * @throws Error that names file and line of a link that leads to no page, a component or a fact that is not there, a field
 * of the front matter that is wrong
 */
function completeProse() {
  return (tree: Node, file: File) => {
    const problems: string[] = [];
    const name = path.relative(root, file.path);
    const report = (line: number | undefined, message: string) => problems.push(`${name}:${line ?? 1}: ${message}`);
    const ownNames = new Set(nodesOf(tree, 'mdxjsEsm').flatMap(({ value = '' }) => value.match(/\b[A-Z]\w*/g) ?? []));
    const used = new Set<string>();
    const facts: NamedFacts[] = [];

    for (const node of nodesOf(tree)) {
      const line = node.position?.start.line;
      if (node.type === 'link' && !node.url!.startsWith('#')) makeLink(node);
      for (const target of targetsIn(node)) if (!isPage(target)) report(line, `no page at ${target}`);
      for (const component of componentsIn(node)) {
        if (ownNames.has(component.name)) continue;
        if (!Object.hasOwn(proseComponents, component.name)) report(line, `no component ${component.name}`);
        used.add(component.name);
        if (!figureComponents.includes(component.name)) continue;
        const named = factsIn(component);
        facts.push(named);
        for (const message of factProblems(named)) report(line, message);
      }
    }

    if (problems.length > 0) throw new Error(problems.join('\n'));
    const frontMatter = readFrontMatter(tree.children![0]!, name);
    const code = [...used]
      .filter((name) => !figureComponents.includes(name))
      .map((name) => `import { ${name} } from '${proseComponents[name as 'Link']}';`);
    if (facts.length > 0) {
      code.push(`import { figuresOf } from '${proseComponents.Figure}';`);
      code.push(`const { ${figureComponents} } = figuresOf(${JSON.stringify(factsOfText(facts))});`);
    }
    const exports = Object.entries({ frontMatter, sections: sectionsOf(tree) }).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    tree.children!.unshift(esModule([...code, ...exports].join('\n')));
  };
}

/** The facts that a component names. */
function factsIn(component: Component): NamedFacts {
  const names = [...attribute(component, 'facts').matchAll(/'([^']*)'/g)].map(([, name]) => name!);
  const fact = attribute(component, 'fact');
  const part = component.name === 'Figure' ? attribute(component, 'part') : undefined;
  return { names: fact ? [fact, ...names] : names, part };
}

/** A node of Markdown's tree that MDX compiles to this code. */
function esModule(value: string): Node {
  return { type: 'mdxjsEsm', value, data: { estree: parseModule(value, { ecmaVersion: 2024, sourceType: 'module' }) } };
}

function nodesOf(node: Node, type?: string): Node[] {
  const below = (node.children ?? []).flatMap((child) => nodesOf(child, type));
  return !type || node.type === type ? [node, ...below] : below;
}

/** A link of Markdown becomes the component that keeps the visitor's brand. */
function makeLink(node: Node) {
  node.attributes = [{ type: 'mdxJsxAttribute', name: 'to', value: node.url! }];
  node.type = 'mdxJsxTextElement';
  node.name = 'Link';
}

/** The component of a node, and those in the expressions of its attributes. */
function componentsIn(node: Node): Component[] {
  const { name, attributes = [] } = node;
  const own = name && /^[A-Z]/.test(name) ? [{ name, attributes }] : [];
  const expressions = attributes.map(({ value }) => (typeof value === 'object' ? (value?.value ?? '') : ''));
  const inExpressions = [...expressions.join('\n').matchAll(/<([A-Z]\w*)([^>]*)>/g)].map(([, name, rest]) => ({
    name: name!,
    attributes: [...rest!.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => ({ type: '', name, value })),
  }));
  return [...own, ...inExpressions];
}

/** The paths of this site that a component is given, also within an expression. */
function targetsIn({ attributes = [] }: Node): string[] {
  return attributes.flatMap(({ value }) =>
    typeof value === 'string'
      ? (value.match(/^\/.*/) ?? [])
      : [...(value?.value ?? '').matchAll(/(['"`])(\/[^'"`]*)\1/g)].map(([, , target]) => target!),
  );
}

function isPage(target: string): boolean {
  return matchRoute(target.replace(/[?#].*/, '')).name !== 'notFound';
}

/** The text or the expression that an attribute has; empty without it. */
function attribute({ attributes = [] }: Pick<Node, 'attributes'>, name: string): string {
  const value = attributes.find((one) => one.name === name)?.value;
  return typeof value === 'object' ? (value?.value ?? '') : (value ?? '');
}

/** The sections that have an id of their own, in order. */
function sectionsOf({ children = [] }: Node) {
  return children
    .map((node) => ({ id: attribute(node, 'id'), title: attribute(node, 'title') }))
    .filter(({ id, title }) => id && title);
}

/**
 * The front matter, checked by the schema of the file's name, of its folder or of one around it; undefined without one.
 * @throws Error with a line `file:line: message` for each thing that is wrong
 */
function readFrontMatter({ type, value }: Node, file: string): unknown {
  const names = file.replace(/\.mdx$/, '').split(path.sep);
  const schema = frontMatterSchemas[names.findLast((name) => Object.hasOwn(frontMatterSchemas, name)) ?? ''];
  // It begins on the second line, below its dashes.
  const yaml = parseYaml(file, type === 'yaml' ? `\n${value}` : '');
  return schema && validateYaml(yaml, schema);
}

/** rehype's plugin that takes the line breaks between blocks out, so that components find elements alone as children. */
function removeLineBreaks() {
  return (tree: Node) => {
    for (const node of nodesOf(tree)) {
      if (node.type === 'mdxJsxTextElement' || /^(p|h\d|th|td|a|em|strong|code|pre)$/.test(node.tagName ?? ''))
        continue;
      node.children = node.children?.filter(({ type, value }) => type !== 'text' || value?.trim());
    }
  };
}

/** rehype's plugin that keeps each number of a form in a paragraph, a list or a table on one line. */
function keepFormNumbers() {
  return (tree: Node) => {
    for (const node of nodesOf(tree)) {
      if (!/^(p|li|td)$/.test(node.tagName ?? '')) continue;
      node.children = node.children!.flatMap((child) => (child.type === 'text' ? wholeNumbers(child.value!) : [child]));
    }
  };
}

function wholeNumbers(text: string): Node[] {
  return text.split(formNumber).map((value, index) => {
    const part: Node = { type: 'text', value };
    const properties = { className: ['whole'] };
    return index % 2 === 0 ? part : { type: 'element', tagName: 'span', properties, children: [part] };
  });
}

/** A figure or a note in a text: the facts that it names, and the part of the one whose figure it shows. */
export type NamedFacts = { names: readonly string[]; part?: string };

/**
 * What is wrong with the facts that a text names.
 * @returns a message for each that is not there, or has no such part
 */
export function factProblems({ names, part }: NamedFacts): string[] {
  return names.flatMap((name) => {
    try {
      const fact = factNamed(name as FactName, new Date());
      if (part !== undefined) figureText(fact, part);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** The facts that a text names, each with its years, so that the browser loads these and no others. */
export function factsOfText(all: readonly NamedFacts[]): FactsOfText {
  const shown = new Set(all.filter(({ part }) => part !== undefined).flatMap(({ names }) => names));
  const names = [...new Set(all.flatMap(({ names }) => names))];
  return Object.fromEntries(names.map((name) => [name, yearsOf(name as FactName, shown.has(name))]));
}

/** The fact by the first tax year in which it is what it is. */
function yearsOf(name: FactName, withValue: boolean): FactsOfText[string] {
  const years = TAX_YEARS.map((year) => {
    const { value, ...head } = factNamed(name, new Date(), year);
    return [year, { ...head, ...(withValue && { value }) }] as const;
  });
  return Object.fromEntries(years.filter(([, { id }], index) => id !== years[index - 1]?.[1].id));
}
