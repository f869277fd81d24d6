import { useLocation } from 'react-router-dom';
import { formMarker, honeypotField } from '#shared/contact/contact-messages.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

type Props = {
  /** Path of the page that the form is about; by default the page that it is on. */
  page?: string;
  /** Further hidden values of the form. */
  values?: Record<string, string>;
};

/** Metadata of the submission, and the honeypot: a field that people do not see and spam bots fill. */
export function HiddenFields({ page, values }: Props) {
  const { brand } = usePageContext();
  const { pathname } = useLocation();
  const fixed = { form: formMarker, domain: brand.id, page: page ?? pathname, ...values };
  return (
    <>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* React would reset these two, which `fillMetadata` fills in, had they a value. */}
      <input type="hidden" name="cameFrom" />
      <input type="hidden" name="startedAt" />
      <div className="contact-form-honeypot" aria-hidden="true">
        <label htmlFor={`field-${honeypotField}`}>Please leave this field empty</label>
        <input id={`field-${honeypotField}`} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/** Fills in the time of display and the page visited before. */
export function fillMetadata(form: HTMLFormElement): void {
  const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
  hidden('startedAt').value = String(Date.now());
  try {
    hidden('cameFrom').value = previousPaths().findLast((path) => path !== location.pathname) ?? '';
  } catch {
    // The browser does not say it.
  }
}

/**
 * Paths of this site visited before this page in this tab, oldest first. Browsers without a list of them know the page
 * before the document, and the page that the document was opened with.
 */
function previousPaths(): string[] {
  const visited =
    'navigation' in window && window.navigation.currentEntry
      ? window.navigation
          .entries()
          .slice(0, window.navigation.currentEntry.index)
          .map(({ url }) => url)
      : [document.referrer, performance.getEntriesByType('navigation')[0]?.name];
  return visited.flatMap((url) => {
    if (!url) return [];
    const { origin, pathname } = new URL(url);
    return origin === location.origin ? [pathname] : [];
  });
}
