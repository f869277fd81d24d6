import type { ReactNode } from 'react';
import { printedDate } from '#shared/format/ohio-date.ts';
import { Callout } from '#views/components/callout.tsx';
import { Letterhead } from '#views/components/letterhead.tsx';
import { Breadcrumb } from '#views/components/page-head.tsx';
import type { LegalFrontMatter, Prose } from '#views/runtime/front-matter.ts';

/** Date of the last change to any of the four legal texts. */
const updated = '2026-11-30';

/** A legal text: summary, table of contents (sticky from 1024 px), sections. */
export function LegalText({ frontMatter: { title, summary }, sections, default: Text }: Prose<LegalFrontMatter>) {
  return (
    <article className="legal">
      <div className="wrap">
        <header className="legal-head">
          <Letterhead />
          <Breadcrumb crumbs={[{ label: title }]} />
          <h1>{title}</h1>
          <p className="note">
            Last updated <time dateTime={updated}>{printedDate(updated, 'long')}</time>
          </p>
        </header>
        <nav className="legal-contents" aria-label="On this page">
          <p>On this page</p>
          <ol className="plain-list">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text prose">
          <Callout title="In plain words">
            {typeof summary === 'string' ? (
              <p>{summary}</p>
            ) : (
              <ul>
                {summary.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </Callout>
          <Text />
        </div>
      </div>
    </article>
  );
}

/** A section of a legal text, which the table of contents lists by its title. */
export function LegalSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2 className="small-heading">{title}</h2>
      {children}
    </section>
  );
}
