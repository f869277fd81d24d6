import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../components/skeleton.tsx';
import { lazyModules } from '../lazy-modules.tsx';
import type { PageProps } from '../page.ts';
import { Static } from '../static-page.tsx';

type View = (props: PageProps) => ReactNode;
/** `Intro` stands above the tool, `Text` below it: words that the browser needs no code for. */
type ToolModule = { Tool: View };
type TextModule = { Intro: View; Text: View };
type Loaders = { tool: () => Promise<ToolModule>; text: () => Promise<TextModule> };

/** The two parts of a tool page: at hand on the server, chunks of their own in the browser. */
export function toolParts({ tool, text }: Loaders) {
  return {
    tool: lazyModules<ToolModule, { part: Loaders['tool'] }>({ part: tool }),
    text: lazyModules<TextModule, { part: Loaders['text'] }>({ part: text }),
  };
}

type Props = PageProps & { parts: ReturnType<typeof toolParts> };

/**
 * A tool in its page. The server's form stands and works while its code is on the way; then React takes it over, and
 * what was typed meanwhile stays. The words around it are loaded only on page changes.
 */
export function ToolPage({ parts, ...props }: Props) {
  return (
    <>
      <Static id={`${props.path}#intro`}>{() => show(parts.text.use('part').Intro, props)}</Static>
      <section className="tool">
        <div className="wrap">
          <Suspense fallback={<Skeleton />}>
            <Working parts={parts} {...props} />
          </Suspense>
        </div>
      </section>
      <Static id={`${props.path}#text`}>{() => show(parts.text.use('part').Text, props)}</Static>
    </>
  );
}

function Working({ parts, ...props }: Props) {
  return show(parts.tool.use('part').Tool, props);
}

function show(Part: View, props: PageProps) {
  return <Part {...props} />;
}
