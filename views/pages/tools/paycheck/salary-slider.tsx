import { formatWholeDollars } from '#shared/format/money.ts';

type Props = { salary: number; profit: number; onChange: (dollars: string) => void };

/** A slider for the salary of the form. It has no name: without scripts the field alone is posted. */
export function SalarySlider({ salary, profit, onChange }: Props) {
  return (
    <div className="salary-slider no-print">
      <label htmlFor="salary-slider">
        Salary <span className="chart-amount">{formatWholeDollars(salary)}</span>
      </label>
      <input
        id="salary-slider"
        type="range"
        min={stepDollars}
        max={Math.max(stepDollars, Math.floor(profit / stepDollars) * stepDollars)}
        step={stepDollars}
        value={salary}
        onChange={({ target }) => onChange(target.value)}
        aria-valuetext={formatWholeDollars(salary)}
      />
    </div>
  );
}

/** Dollars of salary from one position of the slider to the next. */
const stepDollars = 500;
