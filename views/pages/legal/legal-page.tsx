import type { ReactNode } from 'react';
import { printedDate } from '#shared/format/ohio-date.ts';
import { Breadcrumb } from '#views/components/breadcrumb.tsx';
import { Letterhead } from '#views/components/letterhead.tsx';

/** Date of the last change to any of the four legal texts. */
const updated = '2026-11-22';

type LegalSection = { id: string; title: string; body: ReactNode };
type Props = {
  title: string;
  /** Summary in a few sentences. */
  summary: ReactNode;
  sections: LegalSection[];
};

/** Layout of a legal text: summary, table of contents (sticky from 1024 px), numbered sections. */
export function LegalPage({ title, summary, sections }: Props) {
  return (
    <article className="legal">
      <div className="wrap">
        <header className="legal-head">
          <Letterhead />
          <Breadcrumb crumbs={[{ label: title }]} />
          <h1>{title}</h1>
          <p className="legal-updated">
            Last updated <time dateTime={updated}>{printedDate(updated, 'long')}</time>
          </p>
        </header>
        <nav className="legal-contents" aria-label="On this page">
          <p>On this page</p>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text prose">
          <div className="legal-summary">
            <p className="legal-summary-title">In plain words</p>
            {typeof summary === 'string' ? <p>{summary}</p> : summary}
          </div>
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
