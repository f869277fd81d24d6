import { StaticRouter } from 'react-router-dom';
import type { Theme } from '#shared/brands/brand.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { inlineDrawings } from '../art/inline-drawings.ts';
import { PageContextContext } from '../runtime/page-context.tsx';
import { DataContext, type DataSource } from '../runtime/use-data.tsx';
import type { Example } from './example.ts';
import { formExamples } from './form-examples.tsx';
import { pageExamples } from './page-examples.tsx';
import { pictureExamples } from './picture-examples.tsx';
import { textExamples } from './text-examples.tsx';

type Props = {
  /** One context per brand. */
  contexts: PageContext[];
  stylesheets: string[];
  /** Symbols of all icons. */
  symbols: string;
};

const themes: Theme[] = ['light', 'dark'];
const examples = [...textExamples, ...pageExamples, ...formExamples, ...pictureExamples];

/** The examples show no content of the news. */
const source: DataSource = {
  server: true,
  drawings: inlineDrawings,
  load: () => {
    throw new Error('Components on the development page cannot load data');
  },
};

/** Every component in its states, for each brand and theme. Rendered on the server only and without scripts. */
export function ComponentsPage({ contexts, stylesheets, symbols }: Props) {
  return (
    <html lang="en-US" data-brand={contexts[0]!.brand.id} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Components</title>
        {stylesheets.map((url) => (
          <link key={url} rel="stylesheet" href={url} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <StaticRouter location="/dev/components">
          <DataContext value={source}>
            <main>
              <h1>Components</h1>
              {examples.map((example, index) => (
                <ExamplePanels key={`${example.file} ${example.state}`} {...{ example, index, contexts }} />
              ))}
            </main>
          </DataContext>
        </StaticRouter>
        <svg width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />
      </body>
    </html>
  );
}

/** One state of a component in each brand and theme. */
function ExamplePanels({ example, index, contexts }: { example: Example; index: number; contexts: PageContext[] }) {
  return (
    <section>
      <h2>
        {example.file} <small>{example.state}</small>
      </h2>
      <div className={example.wide ? 'dev-panels dev-panels-wide' : 'dev-panels'}>
        {contexts.flatMap((context) =>
          themes.map((theme) => {
            const key = `${context.brand.id}-${theme}-${index}`;
            return (
              <div key={key} className="dev-panel" data-brand={context.brand.id} data-theme={theme}>
                <PageContextContext value={context}>{example.render(key)}</PageContextContext>
              </div>
            );
          }),
        )}
      </div>
    </section>
  );
}

const css = `
main { padding: 24px; background: var(--bg-subtle); }
main > section > h2 { margin: 32px 0 12px; font: 650 1rem var(--font-body); }
main > section > h2 small { color: var(--text-muted); }
.dev-panels { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); gap: 12px; }
.dev-panels-wide { grid-template-columns: 1fr; }
.dev-panel { padding: 20px; overflow: clip; contain: layout; border: 1px solid var(--border); background: var(--bg); color: var(--text); font-family: var(--font-body); }
.dev-panel :is(h1, h2, h3, h4) { font-family: var(--font-heading); font-weight: var(--heading-weight); letter-spacing: var(--heading-tracking); }
.dev-panel dialog { display: block; position: static; }
`;
