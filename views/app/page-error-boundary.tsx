import { Component, type ReactNode } from 'react';
import { NavigationEvents } from '../runtime/navigation-events.ts';
import { store, stored } from '../runtime/storage.ts';

type Props = { page: string; children: ReactNode };
type State = { failed: string | null; reloading: boolean };

/**
 * Catches a page that cannot be shown. Mostly its code is gone after a deployment: the page is loaded afresh, once; a
 * second failure of the same page is said, with a way to reload. Going to another page clears it.
 */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, reloading: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: '' };
  }

  static getDerivedStateFromProps({ page }: Props, { failed }: State): Partial<State> | null {
    if (failed === '') return { failed: page };
    return failed !== null && failed !== page ? { failed: null, reloading: false } : null;
  }

  override componentDidCatch() {
    if (!firstFailure(this.props.page)) return NavigationEvents.endLoading();
    this.setState({ reloading: true });
    location.reload();
  }

  override render() {
    const { failed, reloading } = this.state;
    if (failed === null) return this.props.children;
    if (reloading) return null;
    return (
      <section className="section wrap" role="alert">
        <h1>This page could not be loaded</h1>
        <p className="lead">It may be the connection, or we have just updated the site. Reloading often helps.</p>
        <p>
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            Reload
          </button>
        </p>
      </section>
    );
  }
}

/** Milliseconds in which a page that failed is not loaded afresh again. */
const reloadGuard = 60_000;

/** Remembered for this tab. A browser that cannot remember must not reload by itself, or it would for ever. */
function firstFailure(page: string): boolean {
  const key = `failed:${page}`;
  const again = Date.now() - Number(stored('sessionStorage', key)) < reloadGuard;
  return store('sessionStorage', key, String(Date.now())) && !again;
}
