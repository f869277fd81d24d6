import { href, type RouteWithoutParams, routes, type ToolName } from '#shared/site/routes.ts';
import { type ToolGroup, toolGroups, tools } from '#shared/site/tools.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { LetterForm, QuickToolForm, quickTools } from '#views/components/quick-tools.tsx';
import { Section } from '#views/components/section.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';
import type { PageProps } from '#views/runtime/page-module.ts';

type Resource = { name: RouteWithoutParams; icon: string; title?: string; summary: string; group: ToolGroup };

/** The tools, and the two other pages that people look for among them. */
const resources: Resource[] = [
  ...(Object.keys(tools) as ToolName[]).map((name) => ({ name, ...tools[name] })),
  {
    name: 'towns',
    icon: 'building-2',
    summary: 'City income tax in the towns around our offices, side by side.',
    group: 'Look it up',
  },
  { name: 'blog', icon: 'newspaper', summary: 'Dates, changes and plain explanations.', group: 'Stay on time' },
];

/** The brand's first tool and the letters with their fields, the others in three groups. */
export function Page({ context: { brand } }: PageProps) {
  const { tool } = quickTools[brand.quickTool];
  const titleOf = ({ name, title = routes[name].label }: Resource) => title;
  const large = ([tool, 'taxLetters'] as const).map((name) => resources.find((resource) => resource.name === name)!);
  return (
    <>
      <PageHead
        title="Tax resources"
        lead="Calculators, due dates, letters and payments. Free, with no account."
        crumbs={[{ label: 'Resources' }]}
        art="tax-layers"
      />
      <Section tone="subtle">
        <div className="card-grid card-grid-2 large-tools">
          {large.map((resource) => (
            <article key={resource.name} className="card">
              <Icon name={resource.icon as IconName} className="card-icon" />
              <h2>
                <Link to={href(resource.name)}>
                  {titleOf(resource)} <Icon name="arrow-right" />
                </Link>
              </h2>
              <p>{wholeFormNumbers(resource.summary)}</p>
              {resource.name === tool ? <QuickToolForm /> : <LetterForm />}
            </article>
          ))}
        </div>
      </Section>
      {toolGroups.map((group) => (
        <Section key={group} title={group}>
          <ul className="rows auto-grid tool-rows">
            {resources
              .filter((resource) => resource.group === group && !large.includes(resource))
              .map((resource) => (
                <li key={resource.name} className="card-linked">
                  <Icon name={resource.icon as IconName} className="card-icon" />
                  <div>
                    <h3>
                      <Link to={href(resource.name)}>{titleOf(resource)}</Link>
                    </h3>
                    <p className="note">{wholeFormNumbers(resource.summary)}</p>
                  </div>
                  <Icon name="arrow-right" />
                </li>
              ))}
          </ul>
        </Section>
      ))}
      <ClosingBand sentence="Did a tool leave something open? Bring what you entered, and we go on from there." />
    </>
  );
}
