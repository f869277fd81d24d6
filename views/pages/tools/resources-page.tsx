import { href, type RouteWithoutParams, routes, type ToolName } from '#shared/site/routes.ts';
import { type ToolGroup, toolGroups, tools } from '#shared/site/tools.ts';
import { Card, CardGrid } from '#views/components/cards/card.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';

type Resource = { name: RouteWithoutParams; title?: string; summary: string; group: ToolGroup };

/** The tools, and the two other pages that people look for among them. */
const resources: Resource[] = [
  ...(Object.keys(tools) as ToolName[]).map((name) => ({ name, ...tools[name] })),
  {
    name: 'towns',
    summary: 'City income tax in the towns around our offices, side by side.',
    group: 'Look it up',
  },
  { name: 'blog', summary: 'Dates, changes and plain explanations.', group: 'Stay on time' },
];

/** Every tool, in three groups. */
export function Page() {
  return (
    <>
      <PageHead
        title="Tax resources"
        lead="Calculators, due dates, letters and payments. Free, and without an account."
        crumbs={[{ label: 'Resources' }]}
        art="resources"
      />
      {toolGroups.map((group) => (
        <Section key={group} title={group} tone={group === 'Look it up' ? 'subtle' : 'plain'}>
          <CardGrid dense>
            {resources
              .filter((resource) => resource.group === group)
              .map(({ name, title = routes[name].label, summary }) => (
                <Card key={name} title={title} text={summary} to={href(name)} />
              ))}
          </CardGrid>
        </Section>
      ))}
      <ClosingBand />
    </>
  );
}
