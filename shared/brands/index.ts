import { type Brand, type BrandId, brandIds } from './brand.ts';
import { brownco } from './brownco.ts';
import { dresdentax } from './dresdentax.ts';
import { payroll } from './payroll.ts';

export { type Brand, type BrandId, brandIds } from './brand.ts';
export type Brands = Record<BrandId, Brand>;

/** The three brands as written, with placeholder facts; server/brand-resolver.ts lays the owner's configuration over them. */
export const brands: Brands = { dresdentax, brownco, payroll };

export const defaultBrand: BrandId = 'dresdentax';

export function isBrandId(value: unknown): value is BrandId {
  return brandIds.includes(value as BrandId);
}
