import { printedDay } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Field } from '#views/components/form/fields.tsx';
import { Link } from '#views/components/link.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';

const quickTools = {
  taxCalculator: { name: 'taxpayer.selfEmploymentNet', label: 'Side income in a year', button: 'See the tax' },
  paycheck: { name: 'pay.gross', label: 'Pay on one check', button: 'Take-home' },
};

/** The card beside the hero: the next due dates, and two tools of one field each that lead to the full one. */
export function HeroCard() {
  const { brand, domainParam, heroDates } = usePageContext();
  const withBrand = useBrandPath();
  const { name, label, button } = quickTools[brand.quickTool];
  return (
    <aside className="hero-card" aria-labelledby="quick-answers">
      <h2 id="quick-answers">Three quick answers</h2>
      <div>
        <h3>
          <Link to={href('deadlines')}>What is due next?</Link>
        </h3>
        <dl className="facts">
          {heroDates.map(({ date, title }) => (
            <div key={date + title}>
              <dt>
                <time dateTime={date}>{printedDay(date)}</time>
              </dt>
              <dd>{wholeFormNumbers(title)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        {/* Posted and not in the URL: it is the visitor's income. */}
        <form className="quick-tool" action={withBrand(href(brand.quickTool))} method="post" noValidate>
          <Field name={name} label={label} required prefix="$" inputMode="decimal" autoComplete="off" maxLength={12} />
          <Button type="submit" variant="secondary" size="sm" icon="arrow-right">
            <span>{button}</span>
          </Button>
        </form>
        <form className="quick-tool" action={href('taxLetters')} noValidate>
          {domainParam && <input type="hidden" name="domain" value={domainParam} />}
          <Field name="number" label="Number on a tax letter" required autoComplete="off" maxLength={40} />
          <Button type="submit" variant="secondary" size="sm" icon="arrow-right">
            <span>Look it up</span>
          </Button>
        </form>
      </div>
    </aside>
  );
}
