import { staticParts } from '#views/components/static-page.tsx';

const Sections = staticParts(async () => (await import('./section-registry.tsx')).sections);

/** A section of the home page that the server alone renders. */
export function ServerOnlySection({ part }: { part: Parameters<typeof Sections>[0]['part'] }) {
  return <Sections part={part} id={`home-${part}`} />;
}
