import { type ReactNode, useState } from 'react';

/** By id: what the document brought is there at once when the visitor comes back to its page. */
const stored = new Map<string, string>();

type MarkupProps = { id: string; className?: string; children: () => ReactNode };

/**
 * A part of a page without behavior. When it is part of the document, the browser keeps the server's markup and never loads
 * its code; when it is opened by a page change, it is rendered like any other.
 * @param id unique in the document
 * @param children renders the part unless the document has its markup already
 */
export function StaticMarkup({ id, className, children }: MarkupProps) {
  const [markup] = useState(() => serverMarkup(id));
  if (markup === null) {
    return (
      <div className={className} data-static={id}>
        <Rendered>{children}</Rendered>
      </div>
    );
  }
  return (
    <div className={className} data-static={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
  );
}

/** A component, so that `children` may call hooks. */
function Rendered({ children }: { children: () => ReactNode }) {
  return children();
}

/** The markup of this page or part if the document has it, or has had it. */
function serverMarkup(id: string): string | null {
  if (typeof document === 'undefined') return null;
  const markup = document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.innerHTML ?? stored.get(id) ?? null;
  if (markup !== null) stored.set(id, markup);
  return markup;
}
