import type { ByBrand } from '#shared/brands/brand.ts';
import { forBrand } from '#shared/site/page-context.ts';
import type { PageModule } from './page-module.ts';

/** The head of a page whose description differs by brand. */
export function headByBrand(title: string, descriptions: ByBrand<string>): PageModule['head'] {
  return ({ context: { brand } }) => ({ title, description: forBrand(descriptions, brand.id) });
}
