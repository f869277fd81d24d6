import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { HydrationOptions, Root } from 'react-dom/client';
import { UNSAFE_LocationContext, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { PageContextContext, usePageContext } from './page-context.tsx';
import { DataContext, useSource } from './use-data.tsx';

export type TakeOver = (
  container: HTMLElement,
  children: ReactNode,
  onUncaughtError?: HydrationOptions['onUncaughtError'],
) => { part: Root; replayed: Promise<void> };

/** Hydrates a part of the page as a root of its own, and enters again what has been entered into it. Null on the server. */
export const TakeOverContext = createContext<TakeOver | null>(null);

type Props = {
  id: string;
  className?: string;
  isLoaded: () => boolean;
  load: (element: Element) => Promise<unknown>;
  children: ReactNode;
};

/**
 * A part of a page that is seen before its code is there. Until then it is the server's markup, of this document or of that
 * of a page change, and a form in it is posted by the browser; then a React root of its own takes it over, with what has
 * been entered. Once its code is loaded it is a part of the page like any other.
 * @param id unique in the site
 * @param load called when the part is shown
 */
export function LateHydration(props: Props) {
  const { id, className, isLoaded, children } = props;
  const [isRendered] = useState(() => typeof document === 'undefined' || isLoaded());
  if (!isRendered) return <WithMarkup id={id}>{(markup) => <LaterRoot {...props} markup={markup} />}</WithMarkup>;
  // For events React hydrates a root at once only in an element that no other root has rendered: the inner one.
  return (
    <div data-static={id}>
      <div className={className}>{children}</div>
    </div>
  );
}

function LaterRoot({ id, load, markup, children }: Props & { markup: string }) {
  const element = useRef<HTMLDivElement>(null);
  const takeOverIn = use(TakeOverContext);
  const [page, source] = [usePageContext(), useSource()];
  const [navigation, location] = [use(UNSAFE_NavigationContext), use(UNSAFE_LocationContext)];
  const [failure, setFailure] = useState<{ error: unknown }>();

  const takeOver = useEffectEvent((container: HTMLElement) =>
    takeOverIn!(
      container,
      <PageContextContext value={page}>
        <DataContext value={source}>
          <UNSAFE_NavigationContext value={navigation}>
            <UNSAFE_LocationContext value={location}>{children}</UNSAFE_LocationContext>
          </UNSAFE_NavigationContext>
        </DataContext>
      </PageContextContext>,
      (error) => setFailure({ error }),
    ),
  );
  const loadCode = useEffectEvent(load);

  useEffect(() => {
    const container = element.current!.firstElementChild as HTMLElement;
    let root: Root | undefined;
    const left = new AbortController();
    const pressed: HTMLElement[] = [];
    const keepPress = ({ target }: Event) => {
      const button = (target as Element).closest<HTMLElement>('button[type=button]');
      if (button && !root) pressed.push(button);
    };
    container.addEventListener('click', keepPress, left);
    loadCode(container).then(
      () => {
        if (left.signal.aborted) return;
        const { part, replayed } = takeOver(container);
        root = part;
        replayed.then(() => pressed.map((button) => button.click()));
      },
      () => {},
    );
    return () => {
      left.abort();
      // React must not unmount a root while it renders another one.
      queueMicrotask(() => root?.unmount());
    };
  }, []);

  if (failure) throw failure.error;
  return <div ref={element} data-static={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}

const never = () => () => {};

/** False in the server's markup and while React takes it over, then true: for what only works with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const maxStored = 300;
/** By id, in the browser: the texts of the documents that it has read. */
const stored = new Map<string, string>();

/** Stores the parts without behavior of a document that was fetched. */
export function storeMarkup(page: Document) {
  for (const part of page.querySelectorAll<HTMLElement>('[data-static]'))
    store(part.dataset['static']!, part.innerHTML);
}

function store(id: string, markup: string) {
  stored.delete(id);
  stored.set(id, markup);
  if (stored.size > maxStored) stored.delete(stored.keys().next().value!);
}

type MarkupProps = { id: string; className?: string; inBrowser?: boolean; children: () => ReactNode };

/**
 * A part of a page without behavior, which the server alone renders: the browser has none of its code. It keeps the markup
 * of its document; a page change fetches the other page's document.
 * @param id unique in the site
 * @param inBrowser its code is in the browser, too: for a part that depends on data which may come after the document
 * @param children renders the part on the server
 */
export function StaticMarkup(props: MarkupProps) {
  return typeof document === 'undefined' ? <RenderedMarkup {...props} /> : <KeptMarkup {...props} />;
}

function RenderedMarkup({ id, className, children }: MarkupProps) {
  return (
    <div className={className} data-static={id}>
      <Rendered>{children}</Rendered>
    </div>
  );
}

function KeptMarkup(props: MarkupProps) {
  const { id, inBrowser } = props;
  const [isRendered] = useState(() => inBrowser && !stored.has(id) && partInDocument(id) === null);
  if (isRendered) return <RenderedMarkup {...props} />;
  return <WithMarkup id={id}>{(markup) => <Markup {...props} markup={markup} />}</WithMarkup>;
}

function Markup({ id, className, markup }: MarkupProps & { markup: string }) {
  return (
    <div className={className} data-static={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
  );
}

type WithMarkupProps = { id: string; children: (markup: string) => ReactNode };

/**
 * Renders `children` with the server's markup of a part, in the browser: the same as long as the part is shown. A component
 * that waits (`use`) must have no hooks after that.
 */
function WithMarkup({ id, children }: WithMarkupProps) {
  const { loadDocument } = useSource();
  const { pathname, search } = useLocation();
  const [kept] = useState<{ markup?: string | undefined }>(() => ({ markup: markupInDocument(id) ?? stored.get(id) }));
  if (kept.markup === undefined) {
    if (!stored.has(id)) use(loadDocument!(pathname + search));
    kept.markup = stored.get(id);
  }
  if (kept.markup === undefined) throw new Error(`the document has no part ${id}`);
  return children(kept.markup);
}

/** A component, so that `children` may call hooks. */
function Rendered({ children }: { children: () => ReactNode }) {
  return children();
}

const partInDocument = (id: string) => document.querySelector(`[data-static="${CSS.escape(id)}"]`);

function markupInDocument(id: string): string | undefined {
  const markup = partInDocument(id)?.innerHTML;
  if (markup !== undefined) store(id, markup);
  return markup;
}
