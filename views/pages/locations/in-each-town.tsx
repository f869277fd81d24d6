import { tidyMoney } from '#shared/format/money.ts';
import { href } from '#shared/site/routes.ts';
import { cities, schoolDistricts } from '#shared/tax/facts/local.ts';
import { Button } from '#views/components/button.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Link } from '#views/components/link.tsx';
import { Section } from '#views/components/section.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import { Fields } from '../tools/form/fields.tsx';
import { TaxesByTown } from '../tools/tax-calculator/other-towns.tsx';
import { townsForm } from './towns-form.ts';

const id = 'in-each-town';
const wages = 'taxpayer.wages';

/** What one person with wages pays in each town. The wages are posted and not in the address, which others see. */
export function InEachTown() {
  const { formState } = usePageContext();
  const withBrand = useBrandPath();
  const { values = {}, errors = {} } = formState ?? {};
  const { input } = formState && Object.keys(errors).length === 0 ? townsForm.read(values) : { input: null };
  return (
    <Section
      id={id}
      title="What if I lived in …?"
      tone="subtle"
      lead="Your wages in each of the ten towns and its school district, tax by tax, cheapest first."
    >
      <form className="towns-form no-print" method="post" action={withBrand(`${href('towns')}#${id}`)} noValidate>
        <Fields
          parts={townsForm.main}
          posted={{ ...values, [wages]: tidyMoney(values[wages] ?? '') }}
          errors={errors}
          set={() => undefined}
        />
        <Button type="submit">Compare the towns</Button>
      </form>
      {input && <TaxesByTown input={input} />}
      <p>
        For one person with {townsForm.read({}).input!.taxYear} wages and nothing else. The{' '}
        <Link to={href('taxCalculator')}>tax calculator</Link> has the same table for a couple, children, a business or
        a pension.
      </p>
      {input && <FactNote facts={[cities, schoolDistricts]} />}
    </Section>
  );
}
