import type { SceneName } from '#shared/brands/scenes.ts';
import { StaticMarkup } from '#views/runtime/hydration.tsx';
import { useSource } from '#views/runtime/use-data.tsx';
import { Art } from './art.tsx';

/**
 * The illustration beside a page's title. The server writes it into the page as SVG, so it is part of the first paint
 * without a request; pages opened later in the browser show the file, because the browser's bundle has no drawings.
 */
export function TitleArt({ scene }: { scene: SceneName }) {
  const { sceneMarkup } = useSource();
  return (
    <StaticMarkup id={`scene ${scene}`}>
      {() =>
        sceneMarkup ? (
          <span className="art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sceneMarkup(scene) }} />
        ) : (
          <Art scene={scene} priority="auto" />
        )
      }
    </StaticMarkup>
  );
}
