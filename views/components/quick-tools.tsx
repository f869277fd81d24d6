import type { ClientBrand } from '#shared/brands/client-brand.ts';
import type { ServiceSlug } from '#shared/firm/services.ts';
import { href } from '#shared/site/routes.ts';
import { useBrandPath, usePageContext } from '../runtime/page-context.tsx';
import { Button } from './button.tsx';
import { Field } from './form/fields.tsx';

type QuickTool = {
  tool: 'taxCalculator' | 'paycheck';
  question?: string;
  fields: Record<string, string>;
  button: string;
  /** What the brand does for most of its clients: its page says how to come over from another firm. */
  service?: ServiceSlug;
};

/** Each brand's own question: the tool that answers it, and those of its fields that it needs, with their labels. */
export const quickTools: Record<ClientBrand['quickTool'], QuickTool> = {
  sideIncome: {
    tool: 'taxCalculator',
    fields: { 'taxpayer.selfEmploymentNet': 'Side or business profit, after costs' },
    button: 'See tax',
  },
  paycheckCost: {
    tool: 'paycheck',
    fields: { 'pay.gross': 'One paycheck, before tax' },
    button: 'See cost',
    service: 'payroll',
  },
  sCorporation: {
    tool: 'paycheck',
    question: 'Would an S corp save tax?',
    fields: { 'owner.profit': 'Profit, a year', 'owner.salary': 'Your salary' },
    button: 'Compare the two',
  },
};

/** The brand's own question. Posted and not in the URL: it is the visitor's income. */
export function QuickToolForm() {
  const { tool, fields, button } = quickTools[usePageContext().brand.quickTool];
  const withBrand = useBrandPath();
  return (
    <form className="quick-tool" action={withBrand(href(tool))} method="post" noValidate>
      {Object.entries(fields).map(([name, label]) => (
        <Field
          key={name}
          name={name}
          label={label}
          required
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      ))}
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
      <Field name="number" label="Tax letter: number or words" required autoComplete="off" maxLength={60} />
      <Button type="submit" variant="secondary" size="sm">
        Look up
      </Button>
    </form>
  );
}
