import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { ArrowLink } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related-links.tsx';
import type { Prose, ToolFrontMatter } from '#views/runtime/front-matter.ts';
import type { PageProps } from '#views/runtime/page-module.ts';

/** The page of a tool above and below its controls, from its text. */
export function toolText({ frontMatter, default: Text }: Prose<ToolFrontMatter>) {
  const { title, crumb = title, lead, link, closing, ...head } = frontMatter;
  const intro = ({ context: { brand } }: PageProps) => (
    <PageHead
      tool
      title={title}
      lead={forBrand(lead, brand.id)}
      crumbs={[{ label: 'Resources', to: href('resources') }, { label: crumb }]}
      {...head}
    >
      {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
    </PageHead>
  );
  const text = ({ path }: PageProps) => (
    <>
      <Text />
      <RelatedLinks path={path} />
      <ClosingBand sentence={closing} />
    </>
  );
  return { Intro: intro, Text: text };
}
