import { useEffect, useRef } from 'react';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { Icon } from '#views/components/icon.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { compareKept, type KeptVersion, maxKept } from './scenarios.ts';

type Props = { kept: readonly KeptVersion[]; estimate: TaxEstimate; onChange: (kept: readonly KeptVersion[]) => void };

/** The versions the visitor kept, each with a name to change, beside the figures of the form. */
export function KeptVersions({ kept, estimate, onChange }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const count = kept.length;
  useEffect(() => {
    if (count > 0) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (count === 0) return null;
  return (
    <div className="kept-versions" ref={ref}>
      <ComparisonTable
        comparison={compareKept(kept, estimate)}
        heading={({ key, name }) => {
          const version = kept.find(({ id }) => String(id) === key);
          if (!version) return null;
          return (
            <span className="kept-name">
              <input
                aria-label={`Name of ${name}`}
                value={name}
                maxLength={24}
                autoComplete="off"
                onChange={({ target }) =>
                  onChange(kept.map((one) => (one === version ? { ...one, name: target.value } : one)))
                }
              />
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(kept.filter((one) => one !== version))}
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
export function keepVersion(kept: readonly KeptVersion[], estimate: TaxEstimate): readonly KeptVersion[] {
  if (kept.length >= maxKept) return kept;
  const names = ['Version A', 'Version B'];
  const name = names.find((free) => kept.every((one) => one.name !== free)) ?? names[0]!;
  return [...kept, { id: Math.max(0, ...kept.map(({ id }) => id)) + 1, name, estimate }];
}
