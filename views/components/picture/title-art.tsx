import type { ReactNode } from 'react';
import type { InlineDrawings } from '#views/art/inline-drawings.ts';
import { StaticMarkup } from '#views/runtime/server-markup.tsx';
import { useSource } from '#views/runtime/use-data.tsx';

type Props = {
  /** Unique among the drawings of the document. */
  id: string;
  draw: (drawings: InlineDrawings) => string;
  /** The same as a picture file. */
  children: ReactNode;
};

/**
 * The drawing beside a page's title. The server writes it into the page as SVG, so it is part of the first paint without
 * a request; pages opened later in the browser show the file, because the browser's bundle has no drawings.
 */
export function TitleArt({ id, draw, children }: Props) {
  const { drawings } = useSource();
  return (
    <StaticMarkup id={id}>
      {() =>
        drawings ? (
          <span className="art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: draw(drawings) }} />
        ) : (
          children
        )
      }
    </StaticMarkup>
  );
}
