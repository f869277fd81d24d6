import type { ReactNode } from 'react';

type Props = { text: string; id: string; children: ReactNode };

/**
 * Words for a control that shows only an icon. The start script opens it 700 ms after pointer or focus arrive, at once
 * within 300 ms of another; the bubble repeats the control's own label, so it is not read twice.
 */
export function Tooltip({ text, id, children }: Props) {
  return (
    <span className="tooltip" data-tooltip>
      {children}
      <span className="tooltip-bubble" role="tooltip" id={id} hidden>
        {text}
      </span>
    </span>
  );
}
