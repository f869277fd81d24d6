import type { ReactNode } from 'react';
import { printedDay } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { namesOnCard } from '#shared/tax/due-dates.ts';
import { dueDatesByDay } from '#shared/tax/due-dates-for.ts';
import type { FilerKind } from '#shared/tax/facts/due-dates/rule.ts';
import { Button } from '#views/components/button.tsx';
import { Field, SelectField } from '#views/components/form/fields.tsx';
import { Icon } from '#views/components/icon.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';

/** Small tools of one field each: plain forms that lead to the full tool with what was entered. */
export function QuickTools() {
  return (
    <div className="section quick-tools">
      <div className="wrap">
        <h2>Three quick answers</h2>
        <div className="card-grid card-grid-3">
          <NextDates />
          <SetAside />
          <Letter />
        </div>
      </div>
    </div>
  );
}

function NextDates() {
  const { brand, now } = usePageContext();
  const kind = brand.usualFiler;
  const dates = dueDatesByDay([kind], new Date(now)).slice(0, 2);
  return (
    <QuickTool icon="calendar-days" title="What is due next?" action={href('deadlines')} button="Show my dates">
      <dl className="quick-dates">
        {dates.map((day) => (
          <div key={day.date}>
            <dt>
              <time dateTime={day.date}>{printedDay(day.date)}</time>
            </dt>
            <dd>{wholeFormNumbers(namesOnCard(day))}</dd>
          </div>
        ))}
      </dl>
      <SelectField name="for" label="I am" required options={kinds} defaultValue={kind} />
    </QuickTool>
  );
}

const kinds: { value: FilerKind; label: string }[] = [
  { value: 'household', label: 'A household' },
  { value: 'sole-owner', label: 'A sole proprietor' },
  { value: 'llc', label: 'An LLC or partnership' },
  { value: 's-corp', label: 'An S corporation' },
  { value: 'c-corp', label: 'A C corporation' },
  { value: 'employer', label: 'An employer' },
  { value: 'retailer', label: 'A seller' },
];

/** Posted and not in the URL: it is the visitor's income. */
function SetAside() {
  return (
    <QuickTool
      icon="calculator"
      title="What should I set aside?"
      action={href('taxCalculator')}
      method="post"
      button="Work it out"
    >
      <p>Federal, Ohio and self-employment tax on a year of side income or business profit.</p>
      <Field
        name="taxpayer.selfEmploymentNet"
        label="Profit in a year, after costs"
        required
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
    </QuickTool>
  );
}

function Letter() {
  return (
    <QuickTool icon="mail" title="What does this letter mean?" action={href('taxLetters')} button="Look it up">
      <p>The number is in a corner of the letter: CP14, CP2000, LT11.</p>
      <Field name="number" label="Number on the letter" required autoComplete="off" maxLength={40} />
    </QuickTool>
  );
}

type ToolProps = {
  icon: IconName;
  title: string;
  action: string;
  method?: 'get' | 'post';
  button: string;
  children: ReactNode;
};

function QuickTool({ icon, title, action, method = 'get', button, children }: ToolProps) {
  const { domainParam } = usePageContext();
  const withBrand = useBrandPath();
  return (
    <form className="card quick-tool" action={method === 'get' ? action : withBrand(action)} method={method} noValidate>
      {method === 'get' && domainParam && <input type="hidden" name="domain" value={domainParam} />}
      <h3>
        <Icon name={icon} /> {title}
      </h3>
      {children}
      <Button type="submit" variant="secondary" icon="arrow-right">
        {button}
      </Button>
    </form>
  );
}
