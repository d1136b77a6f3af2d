import { Component, type ComponentType, type ReactNode } from 'react';

/** Handles a page that throws. */
export interface PageFailure {
  /** Replaces the page. `address`: its path and query, to load it again. */
  Page: ComponentType<{ address: string }>;
  report: (error: unknown) => void;
}

interface PageBoundaryProps {
  address: string;
  failure: PageFailure;
  onFailure: () => void;
  children: ReactNode;
}

/** A page that throws is replaced; the shell and the other pages go on. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.failure.report(error);
    this.props.onFailure();
  }

  override render(): ReactNode {
    const { address, failure, children } = this.props;
    return this.state.failed ? <failure.Page address={address} /> : children;
  }
}
