import { globSync, readFileSync } from 'node:fs';
import { visitSyntax } from './repository/syntax-tree.ts';

/** Objects of the browser whose members may be refused one by one. */
const namespaces = ['navigator', 'history', 'crypto', 'AbortSignal'];
/** Global interfaces that may be refused, as our scripts call them. */
const optional = [
  ...[
    'fetch',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'cookieStore',
    'BroadcastChannel',
    'Notification',
  ],
  ...['Worker', 'requestIdleCallback', 'structuredClone', 'scheduler', 'navigation', 'visualViewport', 'matchMedia'],
  ...['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver', 'ReportingObserver', 'scrollTo', 'scrollBy'],
];
/** Members that may be refused, by what has them: they are called on any variable. */
const ownerOf: Record<string, string> = {
  ...{ startViewTransition: 'Document', showModal: 'HTMLDialogElement', decode: 'HTMLImageElement' },
  ...{ animate: 'Element', getAnimations: 'Element', scrollIntoView: 'Element', scrollBy: 'Element' },
  ...{ showPopover: 'HTMLElement', hidePopover: 'HTMLElement', togglePopover: 'HTMLElement' },
  ...{ select: 'HTMLInputElement', requestSubmit: 'HTMLFormElement', showPicker: 'HTMLInputElement' },
};
/** Nobody refuses these. */
const indispensable = ['history.state', 'history.back', 'history.scrollRestoration', 'navigator.onLine'];
/** What runs in Node, and in a thread of its own. */
const exclude = ['client/build/**', 'client/service-worker.ts', 'views/styles/**', 'views/art/**'];

/**
 * The browser's interfaces in our scripts that privacy settings, extensions, full disks and older versions take away, such as
 * `navigator.sendBeacon`: found in the source, so that one that is used from now on is refused in the tests, too.
 */
const everyInterface = [
  // Full, not refused.
  ...['localStorage.setItem', 'sessionStorage.setItem'],
  // Media queries of Safari had none.
  'MediaQueryList.addEventListener',
  ...new Set(globSync(['client/**/*.{ts,tsx}', 'views/**/*.{ts,tsx}'], { exclude }).flatMap(interfacesIn)),
];

/** Without these the page stands elsewhere, or nothing is marked: they end what happens last, and the console says so. */
const placing = ['scrollTo', 'scrollBy', 'Element.scrollBy', 'Element.scrollIntoView', 'HTMLInputElement.select'];
export const placingInterfaces = everyInterface.filter((name) => placing.includes(name));
export const usedInterfaces = everyInterface.filter((name) => !placing.includes(name));

function interfacesIn(file: string): string[] {
  const found: string[] = [];
  visitSyntax(file, readFileSync(file, 'utf8'), (node) => {
    const name = (part: unknown) => (part as { name?: string } | undefined)?.name ?? '';
    if (node.type === 'Identifier' && optional.includes(name(node))) found.push(name(node));
    if (node.type !== 'MemberExpression' || node['computed']) return;
    const [object, member] = [name(node['object']), name(node['property'])];
    if (namespaces.includes(object)) found.push(`${object}.${member}`);
    else if (Object.hasOwn(ownerOf, member)) found.push(`${ownerOf[member]}.${member}`);
  });
  return found.filter((name) => !indispensable.includes(name));
}

/** How an interface is refused: it throws when it is read or called, or it is not there. */
export type Refusal = 'throws' | 'is missing';

/**
 * Runs in the page, before its scripts: refuses interfaces.
 * @returns those whose class in this browser does not have them
 */
export function refuse(names: string[], refusal: Refusal): string[] {
  const refused = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  return names.filter((name) => {
    const [member = '', namespace] = name.split('.').reverse();
    const object = namespace ? Reflect.get(window, namespace) : window;
    // A member of an object, of a class, or of what the class makes.
    const isClass = typeof object === 'function';
    const inherited = isClass ? object.prototype : Object.getPrototypeOf(object ?? {});
    const owner = object && Object.hasOwn(object, member) ? object : inherited;
    if (isClass && !(member in owner)) return true;
    const isFunction = typeof (isClass ? owner : object)[member] === 'function';
    if (refusal === 'is missing') {
      delete owner[member];
      if (member in owner)
        Object.defineProperty(owner, member, { value: undefined, configurable: true, writable: true });
    } else if (isFunction) {
      Object.defineProperty(owner, member, { value: () => refused(), configurable: true, writable: true });
    } else {
      Object.defineProperty(owner, member, { get: refused, configurable: true });
    }
    return false;
  });
}
