import { Children, type ReactElement, type ReactNode } from 'react';
import { printedDate } from '#shared/format/ohio-date.ts';
import { Breadcrumb } from '#views/components/breadcrumb.tsx';
import { Letterhead } from '#views/components/letterhead.tsx';

/** Date of the last change to any of the four legal texts. */
const updated = '2026-11-28';

type SectionProps = { id: string; title: string; children: ReactNode };
type Props = {
  title: string;
  /** Summary in a few sentences. */
  summary: ReactNode;
  /** Its sections, as `LegalSection`. */
  children: ReactNode;
};

/** Layout of a legal text: summary, table of contents (sticky from 1024 px), numbered sections. */
export function LegalPage({ title, summary, children }: Props) {
  const sections = Children.toArray(children) as ReactElement<SectionProps>[];
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
            {sections.map(({ props }) => (
              <li key={props.id}>
                <a href={`#${props.id}`}>{props.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text prose">
          <div className="legal-summary">
            <p className="legal-summary-title">In plain words</p>
            {typeof summary === 'string' ? <p>{summary}</p> : summary}
          </div>
          {children}
        </div>
      </div>
    </article>
  );
}

/** A section of a legal text, which the table of contents lists by its title. */
export function LegalSection({ id, title, children }: SectionProps) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
