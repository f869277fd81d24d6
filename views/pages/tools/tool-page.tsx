import { type ReactNode, useEffect, useRef } from 'react';
import { pageQuery } from '#shared/site/page-data.ts';
import { type RouteName, routeRow, type ToolName } from '#shared/site/routes.ts';
import { hasToolDraft } from '#views/components/form/draft.ts';
import { useShownCallBar } from '#views/components/page-hooks.ts';
import { staticPage } from '#views/components/static-page.tsx';
import { changedControls } from '#views/runtime/changed-controls.ts';
import type { Prose, ToolFrontMatter } from '#views/runtime/front-matter.ts';
import { LateHydration, StaticMarkup } from '#views/runtime/hydration.tsx';
import { lazyModule } from '#views/runtime/lazy-modules.ts';
import type { PageProps } from '#views/runtime/page-module.ts';

type View = (props: PageProps) => ReactNode;
/** `Intro` is above the tool, `Text` below it: both are server-only markup. */
type TextModule = { Intro: View; Text: View };
type Loaders = { tool: () => Promise<{ Tool: View }>; text: () => Promise<TextModule> };
type LoadProse = () => Promise<Prose<ToolFrontMatter>>;
/** `onInteraction`, for a large tool: the code for a form in the document is loaded on the first interaction with it. */
type Options = { onInteraction?: boolean };

/** `Page` and `parts` of a tool, whose code and text are chunks of their own in the browser. */
export function toolPage(name: RouteName, loaders: Loaders, options: Options = {}) {
  const parts = toolParts(loaders, options);
  const page = (props: PageProps) => <ToolPage name={name} parts={parts} {...props} />;
  return { parts, Page: page };
}

/** The same of a tool whose text is an .mdx file. */
export function proseTool(name: ToolName, tool: Loaders['tool'], text: LoadProse, options?: Options) {
  return toolPage(name, { tool, text: proseText(text) }, options);
}

function toolParts({ tool: importTool, text }: Loaders, options: Options) {
  let waits = false;
  let load = () => {};
  const interaction = new Promise<void>((resolve) => {
    load = resolve;
  });
  const tool = lazyModule(async () => {
    if (waits) await interaction;
    return importTool();
  });
  return {
    tool,
    text: lazyModule(text),
    load,
    /** Loads the code of the tool in the document, unless an interaction is to load it. */
    loadTool: async () => {
      waits = options.onInteraction ?? false;
      if (!waits) await tool.load();
    },
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
type Props = PageProps & { name: RouteName; parts: Parts };

/**
 * The page of a tool. The server's form works before its code has loaded; hydration keeps what was typed until then.
 */
function ToolPage({ name, parts: { tool, text, load }, ...props }: Props) {
  useShownCallBar(props.path);
  const section = useIntent(load);
  const { path, query } = props;
  return (
    <>
      <StaticMarkup id={`${path}#intro`}>{() => show(text.use().Intro, props)}</StaticMarkup>
      <section className="tool" data-tool={name} ref={section}>
        <LateHydration
          id={`${path}?${pageQuery(query, routeRow(name).query)}#tool`}
          className="wrap"
          isLoaded={tool.isLoaded}
          load={tool.load}
        >
          <ToolView tool={tool} {...props} />
        </LateHydration>
      </section>
      <StaticMarkup id={`${path}#text`}>{() => show(text.use().Text, props)}</StaticMarkup>
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

function ToolView({ tool, ...props }: PageProps & Pick<Parts, 'tool'>) {
  return show(tool.use().Tool, props);
}

function show(Part: View, props: PageProps) {
  return <Part {...props} />;
}
