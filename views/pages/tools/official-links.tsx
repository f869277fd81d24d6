import type { ReactNode } from 'react';
import { telHref } from '#shared/format/text.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { telephones } from '#shared/tax/facts/telephones.ts';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Icon } from '#views/components/icon.tsx';
import { ArrowLink, Link } from '#views/components/link.tsx';
import { elements } from '#views/components/prose-children.tsx';

const urls = officialLinks.value;
type LinkName = keyof typeof urls;

/** A link to an official page by its name in `officialLinks`. */
export function OfficialLink({ to, children }: { to: LinkName; children: ReactNode }) {
  return <Link to={urls[to].url}>{children}</Link>;
}

export function OfficialLinkCards({ children }: { children: ReactNode }) {
  return <div className="card-grid official-links">{children}</div>;
}

type Props = {
  id?: string;
  title: string;
  /** Which letters or bills this office is for. */
  hint: string;
  links: readonly LinkName[];
  /** Of links, where another one than usual. */
  labels?: Partial<Record<LinkName, string>>;
  /** On phones, too. */
  open?: boolean;
  /** What the office requests, as a list, and the usual wait, as a paragraph. */
  children: ReactNode;
};

/** Links to a tax office's official pages, what it requests, and how long it takes. On phones one row until opened. */
export function OfficialLinkCard({ id, title, hint, links, labels = {}, open, children }: Props) {
  const [needs, ...wait] = elements(children);
  return (
    <article className="card official-link">
      <details id={id} open={open}>
        <summary>
          <h3>{title}</h3>
          <Icon name="chevron-down" />
        </summary>
        <p>{hint}</p>
        <h4 className="text-heading">What the page asks for</h4>
        <ul className="bullets">{needs?.props.children}</ul>
        {wait.length > 0 && (
          <>
            <h4 className="text-heading">Usual wait</h4>
            {wait}
          </>
        )}
      </details>
      <div className="official-link-urls">
        {links.map((name) => (
          <ArrowLink key={name} to={urls[name].url}>
            {`${labels[name] ?? urls[name].label} `}
          </ArrowLink>
        ))}
      </div>
    </article>
  );
}

type PhoneName = keyof typeof telephones;

/** The telephone numbers of tax offices, with their sources. */
export function OfficePhones({ of: names }: { of: readonly PhoneName[] | 'all' }) {
  const phones = names === 'all' ? Object.values(telephones) : names.map((name) => telephones[name]);
  return (
    <>
      <p className="measure">Once you know that the notice is real, call its own number. These are the general ones.</p>
      <DataTable
        caption="Phone numbers of tax offices"
        columns={{ office: 'Office', number: 'Phone', about: 'For' }}
        rows={phones.map(({ value: { office, about, number } }) => ({
          office,
          about,
          number: <a href={telHref(number)}>{number}</a>,
        }))}
      />
      <FactNote facts={phones} />
    </>
  );
}

/** The telephone number of a tax office, which a press calls. */
export function TaxOfficePhone({ of: name }: { of: PhoneName }) {
  const { number } = telephones[name].value;
  return <a href={telHref(number)}>{number}</a>;
}
