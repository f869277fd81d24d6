import { officeTowns } from '#shared/firm/offices.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { OfficesRow } from '#views/components/cards/offices-row.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { People } from '#views/components/people.tsx';
import { RelatedLinks } from '#views/components/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import { CheckUs } from '#views/components/trust-block.tsx';
import type { AboutFrontMatter } from '#views/runtime/front-matter.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import Text, { frontMatter } from './about.mdx';

const texts: AboutFrontMatter = frontMatter;

/** The firm and its offices. */
export function Page({ context: { brand }, path }: PageProps) {
  const text = (name: Exclude<keyof AboutFrontMatter, 'work'>) => forBrand(texts[name], brand.id);
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} crumbs={[{ label: 'About us' }]} art="about" />
      <People />
      <CheckUs>
        <Text />
      </CheckUs>
      <Section title="How we work">
        <ul className="columns columns-3 columns-wide">
          {Object.entries(forBrand(texts.work, brand.id)).map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        tone="subtle"
        title={`${brand.offices.length > 1 ? 'Offices' : 'Office'} in ${officeTowns(brand.offices)}`}
        lead={text('officesLead')}
        action={{ label: 'Ways to contact', to: href('contact') }}
      >
        <OfficesRow />
      </Section>
      <Section tone="tint" title={brand.results.title}>
        <dl className="stats">
          {brand.counters.map(({ target, suffix, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {target}
                {suffix}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <RelatedLinks path={path} />
      <ClosingBand sentence="Meet us before you decide. Bring one question, and hear how we answer it." />
    </>
  );
}
