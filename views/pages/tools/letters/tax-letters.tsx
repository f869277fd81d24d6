import type { Head } from '#shared/site/head.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { proseTool } from '../tool-page.tsx';

const tool = proseTool(
  'taxLetters',
  () => import('./finder.tsx'),
  () => import('./text.mdx'),
);

export const { parts, Page } = tool;

export function head(props: PageProps): Head {
  const { title, ...others } = tool.head(props);
  const isEmpty = props.query.get('number')?.trim() === '';
  return { title: isEmpty ? `Error: ${title}` : title, ...others };
}
