import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import type { RouteName } from '#shared/site/routes.ts';
import { Skeleton } from '#views/components/skeleton.tsx';
import { lazyModules } from '#views/runtime/lazy-modules.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { StaticMarkup } from '#views/runtime/server-markup.tsx';

type View = (props: PageProps) => ReactNode;
/** `Intro` stands above the tool, `Text` below it: words that the browser needs no code for. */
type ToolModule = { Tool: View };
type TextModule = { Intro: View; Text: View };
type Loaders = { tool: () => Promise<ToolModule>; text: () => Promise<TextModule> };

/**
 * The two parts of a tool page: at hand on the server, chunks of their own in the browser.
 * @param options.whenTouched a large tool: when its form came with the document, its code waits until someone reaches
 * for it, and the page stays light for those who only read
 */
export function toolParts(name: RouteName, { tool, text }: Loaders, options: { whenTouched?: boolean } = {}) {
  let want = () => {};
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const load = async () => {
    if (options.whenTouched && standsInDocument(name)) await wanted;
    return tool();
  };
  return {
    name,
    want,
    tool: lazyModules<ToolModule, { part: Loaders['tool'] }>({ part: load }),
    text: lazyModules<TextModule, { part: Loaders['text'] }>({ part: text }),
  };
}

type Parts = ReturnType<typeof toolParts>;
type Props = PageProps & { parts: Parts };

/**
 * A tool in its page. The server's form stands and works while its code is on the way; then React takes it over, and
 * what was typed meanwhile stays. The words around it are loaded only on page changes.
 */
export function ToolPage({ parts, ...props }: Props) {
  const section = useIntent(parts.want);
  const { path } = props;
  const search = String(props.query);
  // The same element on every render: a boundary that still waits for its code must not get an update.
  const working = useMemo(
    () => (
      <Suspense fallback={<Skeleton />}>
        <Working parts={parts} path={path} search={search} />
      </Suspense>
    ),
    [parts, path, search],
  );
  return (
    <>
      <StaticMarkup id={`${props.path}#intro`}>{() => show(parts.text.use('part').Intro, props)}</StaticMarkup>
      <section className="tool" data-tool={parts.name} ref={section}>
        <div className="wrap">{working}</div>
      </section>
      <StaticMarkup id={`${props.path}#text`}>{() => show(parts.text.use('part').Text, props)}</StaticMarkup>
    </>
  );
}

const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Calls `want` when someone reaches for the section, has done so before, or brings figures along; and when it goes. */
function useIntent(want: () => void) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = ref.current!;
    const started = section.contains(document.activeElement) || section.querySelector('.skeleton') !== null;
    if (started || location.hash.includes('=')) want();
    const onEvent = ({ target }: Event) => {
      if (section.contains(target as Node)) want();
    };
    // On the window: React holds back events at the document while a part waits for its code.
    for (const type of intents) addEventListener(type, onEvent, { capture: true, passive: true });
    addEventListener('hashchange', want);
    return () => {
      for (const type of intents) removeEventListener(type, onEvent, { capture: true });
      removeEventListener('hashchange', want);
      want();
    };
  }, [want]);
  return ref;
}

function Working({ parts, path, search }: { parts: Parts; path: string; search: string }) {
  const context = usePageContext();
  return show(parts.tool.use('part').Tool, { context, path, params: {}, query: new URLSearchParams(search) });
}

function show(Part: View, props: PageProps) {
  return <Part {...props} />;
}

/** Whether the server's markup of this tool is what the visitor looks at. */
function standsInDocument(name: RouteName): boolean {
  return typeof document !== 'undefined' && document.querySelector(`[data-tool="${name}"]`) !== null;
}
