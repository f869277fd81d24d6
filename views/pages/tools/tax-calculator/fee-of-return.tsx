import { type FeeItem, feeList, priceLabel, unpricedLabel } from '#shared/firm/prices.ts';
import { href } from '#shared/site/routes.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { cityReturns } from '#shared/tax/rules/local-tax.ts';
import { filers, type TaxInput } from '#shared/tax/types.ts';
import { ArrowLink } from '#views/components/link.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

type Props = { input: TaxInput; estimate: TaxEstimate };

/** What the firm asks for a return with these entries, and the way to the list of its parts; no amount goes along. */
export function FeeOfReturn({ input, estimate }: Props) {
  const { prices } = usePageContext().brand;
  const parts = partsOf(input, estimate);
  const list = feeList(parts, prices);
  return (
    <p className="result-rates no-print">
      {list.total && (
        <>
          A return like this costs <strong>{priceLabel(list.total)}</strong> with us
          {unpricedLabel(list) && `, ${unpricedLabel(list)}`}.{' '}
        </>
      )}
      <ArrowLink to={`${href('personalTaxPricing')}?has=${parts.join(',')}#your-list`}>
        What makes the fee of this return
      </ArrowLink>
    </p>
  );
}

/** The parts of the return that the entries tell of. */
export function partsOf(input: TaxInput, { federal, local, offices }: TaxEstimate): FeeItem['id'][] {
  const people = filers(input);
  // A city that is still to be paid, or to pay back, wants a return in any case.
  const open = offices.filter(
    ({ withheldIn, balance }) => withheldIn === 'cityWithholding' && Math.round(balance ?? 0),
  );
  const cities = new Set([...cityReturns(input), ...open.map(({ name }) => name)]);
  const has: Partial<Record<FeeItem['id'], boolean>> = {
    school: local.schoolMost > 0,
    city: cities.size > 0,
    city2: cities.size > 1,
    item: federal.deductionKind === 'itemized',
    biz: people.some(({ selfEmploymentNet }) => selfEmploymentNet !== 0),
    rent: Boolean(input.rent),
    sale: input.longTermGains !== 0 || Boolean(input.shortTermGains),
    k1: people.some(({ passThroughIncome }) => passThroughIncome),
    care: Boolean(input.careCosts),
    move: input.move !== undefined,
    jobs: input.secondWorkCity !== undefined,
  };
  return (Object.keys(has) as FeeItem['id'][]).filter((id) => has[id]);
}
