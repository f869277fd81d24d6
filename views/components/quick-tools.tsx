import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { letterTextMax } from '#shared/limits.ts';
import { href } from '#shared/site/routes.ts';
import { useBrandPath, usePageContext } from '../runtime/page-context.tsx';
import { Button } from './button.tsx';
import { Field } from './form/fields.tsx';

type QuickTool = {
  tool: 'taxCalculator' | 'paycheck';
  field: string;
  label: string;
  button: string;
  /** Most of the brand's visitors come with a tax letter: its hero asks for that instead. */
  heroHasLetter?: true;
};

/** Each brand's own question: the tool that answers it, and the field with which it begins. */
export const quickTools: Record<ClientBrand['quickTool'], QuickTool> = {
  sideIncome: {
    tool: 'taxCalculator',
    field: 'taxpayer.selfEmploymentNet',
    label: 'Side or business profit, after costs',
    button: 'See tax',
    heroHasLetter: true,
  },
  paycheckCost: {
    tool: 'paycheck',
    field: 'pay.gross',
    label: 'One paycheck, before tax',
    button: 'See take-home pay',
  },
  sCorporation: {
    tool: 'paycheck',
    field: 'owner.profit',
    label: 'Would an S corp save tax? Profit a year',
    button: 'Compare both',
  },
};

/** The brand's own question. Posted and not in the URL: it is the visitor's income. */
export function QuickToolForm() {
  const { tool, field, label, button } = quickTools[usePageContext().brand.quickTool];
  const withBrand = useBrandPath();
  return (
    <form className="quick-tool" action={withBrand(href(tool))} method="post" noValidate>
      <Field name={field} label={label} required prefix="$" inputMode="decimal" autoComplete="off" maxLength={12} />
      <Button type="submit" variant="secondary" size="sm">
        {button}
      </Button>
    </form>
  );
}

/** Finds a tax letter. */
export function LetterForm() {
  const { domainParam } = usePageContext();
  return (
    <form className="quick-tool" action={href('taxLetters')} noValidate>
      {domainParam && <input type="hidden" name="domain" value={domainParam} />}
      <Field
        name="number"
        label="Got a tax letter?"
        hint="Its number, such as CP2000, or a few words"
        required
        autoComplete="off"
        maxLength={letterTextMax}
      />
      <Button type="submit" variant="secondary" size="sm">
        Look up
      </Button>
    </form>
  );
}
