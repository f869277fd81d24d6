import type { ChangeEvent } from 'react';
import { formatWholeDollars } from '#shared/format/money.ts';
import { controlNamed } from '../form/form-dom.ts';

type Props = { salary: number; profit: number };

/** Sets the salary field of its form by a slider. It has no name: without scripts the field alone is posted. */
export function SalarySlider({ salary, profit }: Props) {
  const onChange = ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
    const field = controlNamed(form!, 'owner.salary') as HTMLInputElement;
    field.value = value;
    // The form reads its fields after an input event.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
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
        onChange={onChange}
        aria-valuetext={formatWholeDollars(salary)}
      />
    </div>
  );
}

/** Dollars of salary from one position of the slider to the next. */
const stepDollars = 500;
