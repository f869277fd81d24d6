import type { ReactNode } from 'react';
import type { ByBrand } from '#shared/brands/brand.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand, type PageContext } from '#shared/site/page-context.ts';
import type { DataName, PageData } from '#shared/site/page-data.ts';
import type { Params } from '#shared/site/routes.ts';

/** Everything a page may read of the request; the same on both sides. */
export type PageProps = {
  context: PageContext;
  params: Params;
  query: URLSearchParams;
  path: string;
};

/** What `head` may read: the page's critical data, loaded before the first byte. */
export type ReadData = <N extends DataName>(name: N, params: PageData[N]['params']) => PageData[N]['value'] | undefined;

/** One file of views/pages: what it shows, and what it says about itself. */
export type PageModule = {
  Page: (props: PageProps) => ReactNode;
  head: (props: PageProps, read: ReadData) => Head;
  /** Of a page whose controls are code of their own, such as a tool: hydration waits for it. */
  parts?: { loadTool: () => Promise<unknown> };
};

/** The head of a page whose description differs by brand. */
export function headByBrand(title: string, descriptions: ByBrand<string>): PageModule['head'] {
  return ({ context: { brand } }) => ({ title, description: forBrand(descriptions, brand.id) });
}
