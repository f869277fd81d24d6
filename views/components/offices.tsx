import { officeTowns } from '#shared/firm/offices.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** The towns of the brand's offices within a text: "Dresden and Pickerington", with `word="or"` "Dresden or Pickerington". */
export function Offices({ word }: { word?: 'and' | 'or' }) {
  return officeTowns(usePageContext().brand.offices, word);
}
