import { Component, type ReactNode } from 'react';

interface Props {
  /** The subject that is drawn: after a failure another one is tried. */
  of: unknown;
  /** Of the part, as in "Prices cannot be shown". */
  name: string;
  children: ReactNode;
}

/** Keeps the other parts of the studio when one cannot be drawn: while somebody types, a configurator may be anything. */
export class PaneBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate({ of }: Props): void {
    if (this.state.failed && of !== this.props.of) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="page" role="alert">
        {this.props.name} cannot be shown as the configurator stands. Nothing is lost: Undo leads back, and its form has
        all of it as text.
      </p>
    );
  }
}
