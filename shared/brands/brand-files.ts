import { brandIds } from './brand.ts';
import { type BrandFile, readBrand } from './read-brands.ts';

/** In the build this module is what it exports, so that nobody reads YAML. */
export const brandFiles: Record<string, BrandFile> = Object.fromEntries(brandIds.map((id) => [id, readBrand(id)]));
