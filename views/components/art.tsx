import type { SceneName } from '../art/scene-names.ts';
import { useAsset, usePageContext } from '../context.tsx';

/**
 * A scene of the illustration kit in the brand's colors, 640 by 480. Both themes stand in the page; the stylesheet
 * hides one, and a hidden lazy picture is never fetched.
 */
export function Art({ scene, alt, className = '' }: { scene: SceneName; alt: string; className?: string }) {
  const asset = useAsset();
  const { brand } = usePageContext();
  const picture = (theme: 'light' | 'dark') => (
    <img
      className={`art-${theme}`}
      src={asset(`/art/${brand.id}/${scene}-${theme}.svg`)}
      width="640"
      height="480"
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <span className={`art ${className}`.trim()}>
      {picture('light')}
      {picture('dark')}
    </span>
  );
}
