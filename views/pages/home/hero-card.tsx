import { printedDay } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** The card beside the hero: the next three due dates, or three questions to bring to a meeting. */
export function HeroCard() {
  const { brand, heroDates } = usePageContext();
  if (brand.heroCard.kind === 'questions')
    return (
      <aside className="hero-card" aria-label={brand.heroCard.title}>
        <h2>
          <Icon name="message-circle" /> {brand.heroCard.title}
        </h2>
        <dl>
          {brand.heroCard.questions.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>Rough answers are fine. We will sharpen them together.</p>
      </aside>
    );
  if (heroDates.length === 0) return null;
  return (
    <aside className="hero-card" aria-label="Coming dates">
      <h2>
        <Icon name="calendar-check" /> <Link to={href('deadlines')}>Next on the calendar</Link>
      </h2>
      <dl className="hero-dates">
        {heroDates.map(({ date, title }) => (
          <div key={date + title}>
            <dt>
              <time dateTime={date}>{printedDay(date)}</time>
            </dt>
            <dd>{wholeFormNumbers(title)}</dd>
          </div>
        ))}
      </dl>
      <p>
        A date on a weekend or holiday moves to the next business day.{' '}
        <Link to={href('deadlines')}>All&nbsp;due&nbsp;dates</Link>
      </p>
    </aside>
  );
}
