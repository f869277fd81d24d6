import { createContext, use } from 'react';
import { type PageContext, withBrand } from '#shared/site/page-context.ts';

export const PageContextContext = createContext<PageContext | null>(null);

/** The page load's fixed facts: brand, origins, moment of the render. */
export function usePageContext(): PageContext {
  const context = use(PageContextContext);
  if (!context) throw new Error('PageContext is missing');
  return context;
}

/** Address of a picture, e.g. `asset('/art/payroll/retail-dark.svg')`, below the fingerprinted folder. */
export function useAsset(): (path: string) => string {
  const { assetBase } = usePageContext();
  return (path) => assetBase + path;
}

/** Path to use in `href`, with the brand parameter where the page was chosen by it. */
export function useBrandPath(): (path: string) => string {
  const context = usePageContext();
  return (path) => withBrand(context, path);
}
