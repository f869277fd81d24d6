import type { Brand } from '#shared/brands/brand.ts';
import { href } from '#shared/site/routes.ts';
import { logoWidth } from '../art/logo.ts';
import { Link } from '../components/link.tsx';
import { useAsset } from '../runtime/page-context.tsx';

/** The brand's logo as a link to the home page, one image per theme. */
export function Logo({ brand, placement }: { brand: Brand; placement: 'header' | 'footer' }) {
  const asset = useAsset();
  const files =
    placement === 'footer'
      ? [['', brand.logos.footer]]
      : [
          ['art-light', brand.logos.light],
          ['art-dark', brand.logos.dark],
        ];
  return (
    <Link to={href('home')} className="logo" aria-label={`${brand.name}, home`}>
      {files.map(([className, file]) => (
        <img
          key={file}
          className={className || undefined}
          src={asset(file!)}
          alt={className === 'art-dark' ? '' : brand.name}
          width={logoWidth(brand.id)}
          height="44"
          // The shown theme's is requested by the inline script (client/inline/lazy-images.ts).
          loading="lazy"
          fetchPriority={placement === 'header' ? 'high' : undefined}
        />
      ))}
    </Link>
  );
}
