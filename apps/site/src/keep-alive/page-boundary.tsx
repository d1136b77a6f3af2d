import { Component, type ReactNode } from 'react';
import { PageFailed } from '../not-found/page-failed.tsx';

interface PageBoundaryProps {
  /** Path and query, to load the page anew. */
  address: string;
  onFailure: () => void;
  children: ReactNode;
}

/** A page that throws shows what to do next; the shell and the other pages go on. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailed address={this.props.address} /> : this.props.children;
  }
}
