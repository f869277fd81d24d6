/** Bars that shrink from stage to stage. The text has the numbers; the bars are decorative. */
export function Funnel({ stages }: { stages: { label: string; count: number }[] }) {
  const widths = stages.map(({ count }) => 24 + 276 * Math.sqrt(count / stages[0]!.count));
  return (
    <ol className="funnel">
      {stages.map(({ label, count }, index) => (
        <li key={label}>
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
            <strong>{count.toLocaleString('en-US')}</strong> {label}
          </span>
        </li>
      ))}
    </ol>
  );
}
