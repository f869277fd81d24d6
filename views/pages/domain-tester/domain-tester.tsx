import type { Head } from '#shared/site/head.ts';
import { allPaths } from '#shared/site/paths.ts';
import { DataTable } from '#views/components/data-table.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

const reasons = {
  param: 'because the domain parameter names it. The parameter wins over the host name.',
  host: 'because the host name belongs to it.',
  default: 'because neither a known parameter nor a known host name decides. This is the default brand.',
};

/** For setting up domains: the brand of this host and why it was chosen, and links to every page in every brand. */
export function Page({ context: { brand, brandReason, siblings } }: PageProps) {
  const { host, param, source } = brandReason;
  return (
    <>
      <PageHead
        title="Domain tester"
        lead={
          <>
            This page is shown as <strong>{brand.name}</strong>, {reasons[source]}
          </>
        }
        crumbs={[{ label: 'Domain tester' }]}
        action={null}
      />
      <Section title="What decided">
        <DataTable
          caption="What this request brought"
          columns={{ what: 'Part of the request', value: 'Value' }}
          rows={[
            { what: 'Host name', value: <code>{host || 'none'}</code> },
            { what: 'Parameter ?domain=', value: param === null ? 'none' : <code>{param}</code> },
            { what: 'Brand', value: <code>{brand.id}</code> },
            { what: 'Decided by', value: { param: 'parameter', host: 'host name', default: 'default' }[source] },
          ]}
        />
      </Section>
      <Section tone="subtle" title="What decides elsewhere">
        <DataTable
          caption="Brand by host name and by parameter"
          columns={{ brand: 'Brand', links: 'By host name, and by parameter on any host' }}
          rows={siblings.map(({ id, name, url }) => ({
            brand: name,
            links: (
              <ul className="plain-list">
                <li>
                  <a href={`${url}domain-tester`}>{new URL(url).host}</a>
                </li>
                <li>
                  <a href={`/domain-tester?domain=${id}`}>?domain={id}</a>
                </li>
              </ul>
            ),
          }))}
          note="Other host names and other values of the parameter give the default brand; pages on an unknown host are not for search engines."
        />
      </Section>
      {siblings.map(({ id, name }) => (
        <Section key={id} title={`Pages of ${name}`}>
          <ul className="chips">
            {allPaths.map(({ path }) => (
              <li key={path}>
                <a href={`${path}?domain=${id}`}>{path}</a>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

export function head(): Head {
  return {
    title: 'Domain tester',
    description:
      'Shows which of the three brands answers for this host name and domain parameter, why, and links to every page of each brand.',
    noindex: true,
  };
}
