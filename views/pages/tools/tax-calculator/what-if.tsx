import { Fragment } from 'react';
import { Button } from '#views/components/button.tsx';
import { Fields } from '../form/field-groups.tsx';
import type { FormErrors, FormValues } from '../form/field-spec.ts';
import type { FocusAfterPost } from '../form/use-tool-form.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { compareFields } from './fields.ts';
import type { Comparison } from './scenarios.ts';

const sElectionFields = [compareFields.salary, compareFields.costs];

type Props = {
  /** The change that is selected, from the form. */
  chosen: string;
  comparison: Comparison | string | null;
  posted: FormValues;
  errors: FormErrors;
  /** Selects a change, or none. Without scripts the buttons submit the form. */
  onChoose: (value: string) => void;
  focus: FocusAfterPost;
};

/** Buttons for changes of the year, and what the one that is selected would bring. */
export function WhatIf({ chosen, comparison, posted, errors, onChoose, focus }: Props) {
  const isTable = comparison !== null && typeof comparison !== 'string';
  return (
    <fieldset className="what-if no-print" tabIndex={-1} {...focus}>
      <legend>What if …</legend>
      {/* Not of the type hidden: React would set that one back to its default value. */}
      <label hidden htmlFor="field-compare">
        {compareFields.compare.label}
        <input id="field-compare" type="text" name="compare" defaultValue={posted['compare'] ?? ''} />
      </label>
      <div className="what-if-buttons">
        {compareFields.compare.options.map(({ value, label }) => (
          <Fragment key={value}>
            <Button
              type="submit"
              size="sm"
              variant="secondary"
              name="compare"
              value={value}
              aria-pressed={chosen === value}
              onClick={(event) => {
                event.preventDefault();
                onChoose(chosen === value ? '' : value);
              }}
            >
              {label}
            </Button>{' '}
          </Fragment>
        ))}
      </div>
      <div hidden={chosen !== 's-election'}>
        <Fields parts={sElectionFields} posted={posted} errors={errors} />
      </div>
      <div aria-live="polite">
        {isTable ? <ComparisonTable comparison={comparison} /> : comparison && <p>{comparison}</p>}
      </div>
    </fieldset>
  );
}
