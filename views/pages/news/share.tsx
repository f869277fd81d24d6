import { Button } from '#views/components/button.tsx';
import { Icon } from '#views/components/icon.tsx';
import { showToast } from '#views/components/toast/toast-store.ts';
import { useHydrated } from '#views/runtime/hydration.tsx';

/**
 * Share a post by the device's own menu where there is one, by a copied link or by email. No third party.
 * @param props.url absolute
 */
export function ShareButtons({ title, url }: { title: string; url: string }) {
  const hydrated = useHydrated();
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className="button-row share no-print">
      {hydrated && 'share' in navigator && (
        <Button variant="secondary" size="sm" icon="share-2" onClick={() => void shareOrCopy(title, url)}>
          Share
        </Button>
      )}
      {hydrated && (
        <Button variant="secondary" size="sm" icon="copy" onClick={() => void copy(url)}>
          Copy link
        </Button>
      )}
      <a className="button button-secondary button-sm" href={mail}>
        <Icon name="mail" />
        Email this article
      </a>
    </div>
  );
}

async function shareOrCopy(title: string, url: string) {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the menu is not an error.
    if ((error as Error).name !== 'AbortError') await copy(url);
  }
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied', small: true });
  } catch {
    showToast({ title: 'The link could not be copied', description: url, tone: 'destructive', duration: 10_000 });
  }
}
