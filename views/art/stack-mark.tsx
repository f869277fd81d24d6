import { type BrandId, brandIds } from '#shared/brands/brand.ts';

/** Three sheets of one ledger; the brand's own is filled. Strokes take the text color, other sheets the page's. */
export function StackMark({ brand }: { brand: BrandId }) {
  return (
    <svg className="stack-mark" data-brand-color={brand} viewBox="0 0 40 44" width="40" height="44" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round">
        {sheets(brand).map(({ d, highlighted }) => (
          <path key={d} d={d} fill={highlighted ? 'var(--brand-color)' : 'var(--stack-sheet, var(--bg))'} />
        ))}
      </g>
    </svg>
  );
}

/** The sheets from the bottom up, as they are painted: tax is on top, consulting between, payroll below. */
function sheets(brand: BrandId): { d: string; highlighted: boolean }[] {
  return brandIds.map((id, i) => ({ d: `M20 ${1 + 9 * i}l18 9-18 9-18-9z`, highlighted: id === brand })).reverse();
}
