import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { RouteName, ToolName } from '#shared/site/routes.ts';
import { hasToolDraft } from '#views/components/form/draft.ts';
import { useOpenSections, useShownCallBar } from '#views/components/page-hooks.ts';
import { staticPage } from '#views/components/static-page.tsx';
import { changedControls } from '#views/runtime/changed-controls.ts';
import type { Prose, ToolFrontMatter } from '#views/runtime/front-matter.ts';
import { StaticMarkup } from '#views/runtime/hydration.tsx';
import { lazyModules } from '#views/runtime/lazy-modules.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

type View = (props: PageProps) => ReactNode;
/** `Intro` is above the tool, `Text` below it: both are server-only markup. */
type TextModule = { Intro: View; Text: View };
type Loaders = { tool: () => Promise<{ Tool: View }>; text: () => Promise<TextModule> };
type Module = { Tool?: View } & Partial<TextModule>;
type LoadProse = () => Promise<Prose<ToolFrontMatter>>;
/** `onInteraction`, for a large tool: the code for a form in the document is loaded on the first interaction with it. */
type Options = { onInteraction?: boolean };

/** `Page` and `parts` of a tool, whose code and text are chunks of their own in the browser. */
export function toolPage(name: RouteName, loaders: Loaders, options: Options = {}) {
  const parts = toolParts(name, loaders, options);
  const page = (props: PageProps) => <ToolPage parts={parts} {...props} />;
  return { parts, Page: page };
}

/** The same of a tool whose text is an .mdx file. */
export function proseTool(name: ToolName, tool: Loaders['tool'], text: LoadProse, options?: Options) {
  return toolPage(name, { tool, text: proseText(text) }, options);
}

function toolParts(name: RouteName, { tool, text }: Loaders, options: Options) {
  let load = () => {};
  const interaction = new Promise<void>((resolve) => {
    load = resolve;
  });
  const modules = lazyModules<Module, Loaders>({
    tool: async () => {
      if (options.onInteraction && isInDocument(name)) await interaction;
      return tool();
    },
    text,
  });
  return {
    name,
    load,
    preload: () => modules.load('tool'),
    use: modules.use,
    /** Loads the code of the tool in the document, unless an interaction is to load it. */
    loadTool: async () => options.onInteraction || modules.load('tool'),
  };
}

/** The text of a tool, as an .mdx file. */
function proseText(load: LoadProse): () => Promise<TextModule> {
  return async () => {
    const [{ toolText }, prose] = await Promise.all([import('./tool-text.tsx'), load()]);
    return toolText(prose);
  };
}

/** A page among the tools that is text alone. */
export function textPage(load: LoadProse) {
  return staticPage(async () => {
    const { Intro, Text } = await proseText(load)();
    const page = (props: PageProps) => [<Intro key="intro" {...props} />, <Text key="text" {...props} />];
    return { Page: page };
  });
}

type Parts = ReturnType<typeof toolParts>;
type Props = PageProps & { parts: Parts };

/**
 * The page of a tool. The server's form works before its code has loaded; hydration keeps what was typed until then.
 */
function ToolPage({ parts, ...props }: Props) {
  useOpenSections(props.path);
  useShownCallBar(props.path);
  const section = useIntent(parts.load);
  const { path } = props;
  // A page opened later comes whole: it waits for the code that the form in a document gets afterwards.
  const [isInThisDocument] = useState(() => isInDocument(parts.name));
  if (!isInThisDocument) parts.use('tool');
  const search = String(props.query);
  // Memoized: an update of a Suspense boundary that is not hydrated yet would discard its server markup.
  const working = useMemo(
    () => (
      <Suspense>
        <ToolView parts={parts} path={path} search={search} />
      </Suspense>
    ),
    [parts, path, search],
  );
  return (
    <>
      <StaticMarkup id={`${props.path}#intro`}>{() => show(parts.use('text').Intro!, props)}</StaticMarkup>
      <section className="tool" data-tool={parts.name} ref={section}>
        <div className="wrap">{working}</div>
      </section>
      <StaticMarkup id={`${props.path}#text`}>{() => show(parts.use('text').Text!, props)}</StaticMarkup>
    </>
  );
}

const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Calls `load` on the first interaction with the section, before hydration too, for values in the URL fragment or of before, and on unmount. */
function useIntent(load: () => void) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = ref.current!;
    const engaged = section.contains(document.activeElement) || changedControls(section).length > 0;
    if (engaged || hasToolDraft() || location.hash.includes('=')) load();
    const onEvent = ({ target }: Event) => {
      if (section.contains(target as Node)) load();
    };
    // On the window: React stops events at the document while a boundary is not hydrated.
    for (const type of intents) addEventListener(type, onEvent, true);
    addEventListener('hashchange', load);
    return () => {
      for (const type of intents) removeEventListener(type, onEvent, true);
      removeEventListener('hashchange', load);
      load();
    };
  }, [load]);
  return ref;
}

function ToolView({ parts, path, search }: { parts: Parts; path: string; search: string }) {
  const context = usePageContext();
  return show(parts.use('tool').Tool!, { context, path, params: {}, query: new URLSearchParams(search) });
}

function show(Part: View, props: PageProps) {
  return <Part {...props} />;
}

/** Whether the server's markup of this tool is in the document. */
function isInDocument(name: RouteName): boolean {
  return typeof document !== 'undefined' && document.querySelector(`[data-tool="${name}"]`) !== null;
}
