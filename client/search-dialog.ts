import { minQueryLength, searchQuery } from '#shared/news/search-query.ts';
import type { PageData } from '#shared/site/page-data.ts';
import { href } from '#shared/site/routes.ts';

type Found = Extract<PageData['quickSearch']['value'], { ok: true }>['value'];

/** Time without a key press before a request is sent. */
const debounceMs = 150;
const timeoutMs = 5_000;

const groupNames = { do: 'Tool', read: 'Reading', ask: 'We do it' };

let dialog: HTMLDialogElement | undefined;

/**
 * Shows the search over the page, with suggestions while typing (ARIA's combobox pattern). Its form leads to the search
 * page.
 * @param domainParam value of `?domain=` when it chose the brand
 */
export function openSearch(domainParam: string | null) {
  dialog ??= createDialog(domainParam);
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLInputElement>('input[name=q]')!.select();
}

function createDialog(domainParam: string | null): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.className = 'search-dialog';
  element.setAttribute('aria-label', 'Search');
  element.innerHTML = `
    <form class="search-form" action="${href('search')}" role="search">
      <input type="search" name="q" maxlength="300" autocomplete="off" enterkeyhint="search" placeholder="A form, a tax, a town …"
        aria-label="Search pages and articles" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="search-suggestions">
      <button type="submit" class="button button-primary">Search</button>
      <button type="button" class="button button-secondary">Close</button>
    </form>
    <div id="search-suggestions" role="listbox" aria-label="Suggestions" hidden></div>
    <p class="visually-hidden" role="status"></p>`;
  const form = element.querySelector('form')!;
  const input = element.querySelector<HTMLInputElement>('input[name=q]')!;
  const list = element.querySelector<HTMLElement>('[role=listbox]')!;
  const status = element.querySelector<HTMLElement>('[role=status]')!;
  const brandQuery = domainParam ? `&domain=${encodeURIComponent(domainParam)}` : '';
  const options = () => [...list.children] as HTMLAnchorElement[];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;

  const setActive = (index: number) => {
    active = index;
    for (const [position, option] of options().entries())
      option.setAttribute('aria-selected', String(position === index));
    const option = options()[index];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };

  const show = (found: Found) => {
    list.replaceChildren(
      ...found.map(({ title, path, group }, index) => {
        const option = document.createElement('a');
        option.href = path + (brandQuery && `${path.includes('?') ? '&' : '?'}${brandQuery.slice(1)}`);
        option.id = `search-suggestion-${index}`;
        option.className = 'submenu-link';
        option.tabIndex = -1;
        option.setAttribute('role', 'option');
        const kind = path.startsWith(`${href('taxLetters')}/`) ? 'Letter' : groupNames[group];
        option.append(title, Object.assign(document.createElement('small'), { textContent: kind }));
        return option;
      }),
    );
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(found.length > 0));
    setActive(-1);
  };

  /** A number of suggestions is for screen readers only: the others see them. */
  const say = (text: string, visible: boolean) => {
    status.textContent = text;
    status.classList.toggle('visually-hidden', !visible);
  };

  async function suggest() {
    request?.abort();
    request = undefined;
    const q = searchQuery(input.value);
    if (q.length < minQueryLength) {
      say('', false);
      return show([]);
    }
    const current = new AbortController();
    request = current;
    const timeout = setTimeout(() => current.abort(), timeoutMs);
    let found: Found | undefined;
    try {
      const response = await fetch(`/api/data/quickSearch?q=${encodeURIComponent(q)}${brandQuery}`, {
        signal: current.signal,
      });
      const result = (await response.json()) as PageData['quickSearch']['value'];
      if (result.ok) found = result.value;
    } catch {
      // Without suggestions the form still leads to the results.
    } finally {
      clearTimeout(timeout);
    }
    // A newer request has replaced this one, or the dialog was closed.
    if (request !== current) return;
    show(found ?? []);
    if (!found) say('The suggestions could not be loaded. Press Search to try again.', true);
    else if (found.length === 0)
      say(`No suggestions for “${q}”. Press Search for pages that may help, or to ask us.`, true);
    else say(found.length === 1 ? '1 suggestion' : `${found.length} suggestions`, false);
  }

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void suggest(), debounceMs);
  });
  input.addEventListener('keydown', (event) => {
    const count = options().length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      // From the last one back to the field, and on from there.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    }
    if (event.key === 'Enter' && options()[active]) {
      event.preventDefault();
      options()[active]!.click();
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    follow(`${href('search')}?q=${encodeURIComponent(searchQuery(input.value))}${brandQuery}`);
  });
  /** As a click on a link, so that the page changes without a new document. */
  const follow = (url: string) => {
    const link = Object.assign(document.createElement('a'), { href: url, hidden: true });
    element.append(link);
    link.click();
    link.remove();
  };
  element.addEventListener('click', (event) => {
    const target = event.target as Element;
    // A click on the backdrop has the dialog as its target.
    if (target === element || target.closest('a[href], button[type=button]')) element.close();
  });
  element.addEventListener('close', () => {
    clearTimeout(timer);
    request?.abort();
    request = undefined;
  });
  document.body.append(element);
  return element;
}
