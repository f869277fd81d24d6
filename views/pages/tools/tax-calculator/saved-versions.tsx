import { useEffect, useRef } from 'react';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { Icon } from '#views/components/icon.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { compareSaved, maxSaved, type SavedVersion } from './scenarios.ts';

type Props = {
  saved: readonly SavedVersion[];
  estimate: TaxEstimate;
  onChange: (saved: readonly SavedVersion[]) => void;
};

/** The versions the visitor saved, each with a name to change, beside the figures of the form. */
export function SavedVersions({ saved, estimate, onChange }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const count = saved.length;
  useEffect(() => {
    if (count > 0) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (count === 0) return null;
  return (
    <div className="saved-versions" ref={ref}>
      <ComparisonTable
        comparison={compareSaved(saved, estimate)}
        heading={({ key, name }) => {
          const version = saved.find(({ id }) => String(id) === key);
          if (!version) return null;
          return (
            <span className="version-name">
              <input
                aria-label={`Name of ${name}`}
                value={name}
                maxLength={24}
                autoComplete="off"
                onChange={({ target }) =>
                  onChange(saved.map((one) => (one === version ? { ...one, name: target.value } : one)))
                }
              />
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(saved.filter((one) => one !== version))}
              >
                <Icon name="x" />
              </button>
            </span>
          );
        }}
      />
    </div>
  );
}

/** The versions with the present one added, named A or B. */
export function saveVersion(saved: readonly SavedVersion[], estimate: TaxEstimate): readonly SavedVersion[] {
  if (saved.length >= maxSaved) return saved;
  const names = ['Version A', 'Version B'];
  const name = names.find((free) => saved.every((one) => one.name !== free)) ?? names[0]!;
  return [...saved, { id: Math.max(0, ...saved.map(({ id }) => id)) + 1, name, estimate }];
}
