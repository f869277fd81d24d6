import { globSync, readFileSync } from 'node:fs';
import { visitSyntax } from './repository/syntax-tree.ts';

/** Objects of the browser whose members may be refused one by one. */
const namespaces = ['navigator', 'history', 'crypto'];
/** Interfaces that may be refused, as our scripts call them. A member of a namespace is one without being named here. */
const optional = [
  ...[
    ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'BroadcastChannel', 'Notification'],
    'Worker',
  ],
  ...['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver', 'ReportingObserver', 'matchMedia'],
  ...['requestIdleCallback', 'structuredClone', 'startViewTransition', 'scheduler', 'navigation', 'visualViewport'],
];
/** Nobody refuses these. */
const indispensable = ['history.state', 'history.back', 'history.scrollRestoration', 'navigator.onLine'];
/** What runs in Node, and in a thread of its own. */
const exclude = ['client/build/**', 'client/service-worker.ts', 'views/styles/**', 'views/art/**'];

/**
 * The browser's interfaces in our scripts that privacy settings, extensions, full disks and older versions take away, such as
 * `navigator.sendBeacon`: found in the source, so that one that is used from now on is refused in the tests, too.
 */
export const usedInterfaces = [
  // Full, not refused.
  ...['localStorage.setItem', 'sessionStorage.setItem'],
  ...new Set(globSync(['client/**/*.{ts,tsx}', 'views/**/*.{ts,tsx}'], { exclude }).flatMap(interfacesIn)),
];

function interfacesIn(file: string): string[] {
  const found: string[] = [];
  visitSyntax(file, readFileSync(file, 'utf8'), (node) => {
    const name = (part: unknown) => (part as { name?: string } | undefined)?.name ?? '';
    if (node.type === 'Identifier' && optional.includes(name(node))) found.push(name(node));
    if (node.type === 'MemberExpression' && !node['computed'] && namespaces.includes(name(node['object'])))
      found.push(`${name(node['object'])}.${name(node['property'])}`);
  });
  return found.filter((name) => !indispensable.includes(name));
}

/** How an interface is refused: it throws when it is read or called, or it is not there. */
export type Refusal = 'throws' | 'is missing';

/** Runs in the page, before its scripts: refuses interfaces. */
export function refuse(names: string[], refusal: Refusal) {
  const refused = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  for (const name of names) {
    const [member = '', namespace] = name.split('.').reverse();
    const owner = namespace ? Object.getPrototypeOf(Reflect.get(window, namespace)) : window;
    const isFunction = typeof Reflect.get(namespace ? Reflect.get(window, namespace) : window, member) === 'function';
    if (refusal === 'is missing') {
      delete owner[member];
      if (member in owner)
        Object.defineProperty(owner, member, { value: undefined, configurable: true, writable: true });
    } else if (isFunction) {
      Object.defineProperty(owner, member, { value: () => refused(), configurable: true, writable: true });
    } else {
      Object.defineProperty(owner, member, { get: refused, configurable: true });
    }
  }
}
