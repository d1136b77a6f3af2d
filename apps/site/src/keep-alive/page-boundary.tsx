import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { PageFailed } from '../not-found/page-failed.tsx';
import { isOffline } from '../offline/is-offline.ts';
import { loadPage } from '../rendering/page-modules.ts';

/** What is kept; it says so where it is not at its own address. */
const NotKept = lazy<ComponentType<{ address: string }>>(() =>
  loadPage('./offline/offline-page.tsx').then(
    ({ Page }) => ({ default: () => <Page /> }),
    () => ({ default: PageFailed }),
  ),
);

interface PageBoundaryProps {
  /** Path and query, to load the page anew. */
  address: string;
  onFailure: () => void;
  children: ReactNode;
}

/** A page that throws shows what to do next, without a network what is kept; the shell and the other pages go on. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (!isOffline()) console.error(error);
    this.props.onFailure();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const Failed = isOffline() ? NotKept : PageFailed;
    return (
      <Suspense fallback={null}>
        <Failed address={this.props.address} />
      </Suspense>
    );
  }
}
