import { type FormEvent, type ReactNode, useState } from 'react';
import {
  type FeeItem,
  type FeeList,
  feeItems,
  feeItemsIn,
  feeList,
  feeListText,
  type Prices,
  priceLabel,
  unpricedLabel,
} from '#shared/firm/prices.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { ChoiceGroup } from '#views/components/form/fields.tsx';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

/** A list of what a return has, with fees where the owner has set prices. Without scripts it is a GET form. */
export function Tool({ query }: Pick<PageProps, 'query'>) {
  const { domainParam, brand } = usePageContext();
  const { prices } = brand;
  const withBrand = useBrandPath();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(() => feeItemsIn(query));
  const list = feeList(chosen, prices);

  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const ticked = new FormData(currentTarget).getAll('has').join(',');
    setChosen(feeItemsIn(new URLSearchParams({ has: ticked })));
    const address = withBrand(href('personalTaxPricing') + (ticked && `?has=${ticked}`));
    history.replaceState(history.state, '', address);
  };

  return (
    <form method="get" action={href('personalTaxPricing')} id="fee-list" className="fee-builder" onChange={onChange}>
      {domainParam && <input type="hidden" name="domain" value={domainParam} />}
      <div>
        <h2>Check what your return has</h2>
        <p className="lead">
          {feeItems.some(({ id }) => prices[id])
            ? 'A line with a price shows what it adds; we quote the others. Send us the list, and we confirm the fee in writing.'
            : 'Send us the list, and you get a fee for your own case.'}{' '}
          The basic return is in every list: Form 1040 and Ohio IT 1040 with pay, pensions, Social Security and
          interest.
        </p>
      </div>
      {groups.map(({ id, title }) => (
        <ChoiceGroup
          key={id}
          id={`has-${id}`}
          legend={title}
          name="has"
          type="checkbox"
          options={feeItems.filter(({ group }) => group === id).map((item) => optionOf(item, prices))}
          defaultValue={chosen}
        />
      ))}
      {!hydrated && (
        <Button type="submit" variant="secondary">
          Show my list
        </Button>
      )}
      {hydrated && list.total && (
        <p className="bottom-bar fee-bar no-print" aria-hidden="true">
          Form 1040{list.lines.length > 1 && ` and ${list.lines.length - 1} more`}: <b>{priceLabel(list.total)}</b>{' '}
          <small>{unpricedLabel(list)}</small>
        </p>
      )}
      <div className="fee-sum card">
        <ChosenList list={list} />
        {hydrated ? (
          <SendToUs service="personal-tax" label="Send this list" text={() => feeListText(list)} />
        ) : (
          <Button type="submit" icon="send" name="service" value="personal-tax" formAction={`${href('contact')}#write`}>
            Send this list
          </Button>
        )}
      </div>
    </form>
  );
}

const groups: { id: FeeItem['group']; title: string }[] = [
  { id: 'schedules', title: 'Income, deductions and credits' },
  { id: 'forms', title: 'School district and city' },
  { id: 'places', title: 'Where you lived and worked' },
  { id: 'before', title: 'Before we can start' },
];

function optionOf({ id, label, hint }: FeeItem, prices: Prices) {
  const price = prices[id];
  return { value: id, label, hint: price ? `${hint}. Adds\u00a0${priceLabel(price)}.` : hint };
}

/** The list, with a column of fees and the sum only where prices are set. */
function ChosenList({ list }: { list: FeeList }) {
  const rows: { part: string; fee: ReactNode }[] = list.lines.map(({ label, price }) => ({
    part: label,
    fee: priceLabel(price),
  }));
  if (list.total) {
    const fee = (
      <>
        {priceLabel(list.total)} <small>{unpricedLabel(list)}</small>
      </>
    );
    rows.push({ part: 'Together', fee });
  }
  return (
    <div role="status" aria-label="Your list" id="your-list">
      <DataTable
        caption="What your return has"
        columns={{ part: 'Your list', ...(list.hasPrices && { fee: 'Fee' }) }}
        numeric={['fee']}
        rows={rows}
        note="Your fee is confirmed in writing after we have seen the papers and before we begin."
      />
    </div>
  );
}
