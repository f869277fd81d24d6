import type { IndustrySlug } from '#shared/firm/industries.ts';
import { industryBySlug } from '#shared/firm/industries-catalog.ts';
import { fragmentId } from '#shared/format/fragment-id.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { industryRelations } from '#shared/site/relations/industries.ts';
import { href, type Params } from '#shared/site/routes.ts';
import { CallBar } from '#views/components/call-bar.tsx';
import { ServiceReasons } from '#views/components/cards/service-reasons.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { DueDates } from '#views/components/diagrams/due-dates.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import { lazyModules } from '#views/runtime/lazy-modules.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import type { IndustryCopy } from './industry-copy.ts';

type CopyModule = { copy: IndustryCopy };

const copies = lazyModules<CopyModule, Record<IndustrySlug, () => Promise<CopyModule>>>({
  construction: () => import('./construction.ts'),
  retail: () => import('./retail.ts'),
  'professional-services': () => import('./professional-services.ts'),
  'oil-and-gas': () => import('./oil-and-gas.ts'),
  'private-equity': () => import('./private-equity.ts'),
  manufacturing: () => import('./manufacturing.ts'),
  healthcare: () => import('./healthcare.ts'),
});

/** Loads the content of an industry. */
export function preload({ slug }: Params) {
  return copies.load(slug as IndustrySlug);
}

/** The page of an industry; its content is in {slug}.ts of this folder. */
export function Page({ context: { brand }, params, path }: PageProps) {
  const slug = params['slug'] as IndustrySlug;
  const { copy } = copies.use(slug);
  const industry = industryBySlug(slug);
  const action = { label: copy.action, to: href('schedule') };
  const questions = { ...copy.ownQuestion[brand.id], ...copy.money.questions };
  return (
    <>
      <PageHead
        title={forBrand(copy.title, brand.id)}
        lead={forBrand(copy.lead, brand.id)}
        crumbs={[{ label: 'Industries', to: href('industries') }, { label: industry.title }]}
        art={slug}
        action={action}
      />
      <Section title={copy.money.title} lead={copy.money.lead} facts={copy.facts}>
        <div className="money-questions">
          {Object.entries(questions).map(([question, answer]) => (
            <article key={question} id={fragmentId(question)}>
              <h3>{question}</h3>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </article>
          ))}
        </div>
      </Section>
      <CollapsedSection title={copy.records.title} lead={copy.records.lead}>
        <DataTable
          caption={copy.records.caption}
          columns={recordColumns}
          rows={Object.entries(copy.records.rows).map(([record, [settles, when]]) => ({ record, settles, when }))}
        />
        <FactNote facts={copy.facts} />
      </CollapsedSection>
      <Section title={copy.fits.title} facts={copy.facts}>
        <ServiceReasons reasons={copy.fits.services} />
      </Section>
      <CollapsedSection
        title={copy.season.title}
        lead={copy.season.lead}
        facts={copy.facts}
        action={{ label: 'Build your own calendar', to: href('deadlines') }}
      >
        <DueDates {...copy.season} />
      </CollapsedSection>
      <RelatedLinks relations={industryRelations[slug]} path={path} />
      <CallBar to={action.to} />
      <ClosingBand action={action} />
    </>
  );
}

const recordColumns = { record: 'Record or filing', settles: 'What it settles', when: 'When' };
