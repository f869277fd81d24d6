import type { SceneName } from '#shared/brands/scenes.ts';
import { useAsset, usePageContext } from '#views/runtime/page-context.tsx';
import { ThemedPicture } from './themed-picture.tsx';

/** An illustration in the brand's colors, 640 by 480; decoration beside the words that it illustrates. */
export function Art({ scene, priority }: { scene: SceneName; priority?: 'high' | 'auto' }) {
  const asset = useAsset();
  const { brand } = usePageContext();
  return (
    <ThemedPicture
      src={(theme) => asset(`/art/${brand.id}/${scene}-${theme}.svg`)}
      width={640}
      height={480}
      alt=""
      priority={priority}
    />
  );
}
