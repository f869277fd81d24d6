import type { ReactNode } from 'react';
import { itemsOf } from '../prose-children.tsx';

/** Bars that shrink from stage to stage, each an `Item` with its count. The text has the numbers; the bars are decorative. */
export function Funnel({ children }: { children: ReactNode }) {
  const stages = itemsOf<{ count: number }>(children);
  const widths = stages.map(({ count }) => 24 + 276 * Math.sqrt(count / stages[0]!.count));
  return (
    <ol className="funnel">
      {stages.map(({ text, count }, index) => (
        <li key={String(text)}>
          <svg
            viewBox="0 0 300 28"
            width="300"
            height="28"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect width={Math.round(widths[index]!)} height="28" rx="4" />
          </svg>
          <span>
            <strong>{count.toLocaleString('en-US')}</strong> {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
