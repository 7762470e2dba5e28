import { Component, type ReactNode } from 'react';

type ContainedProps = {
  children: ReactNode;
  fallback: ReactNode;
  /** Told once, when the fallback is shown. */
  onFailed?: () => void;
};

/** Keeps a failure of what is inside from taking the page with it; the failure is reported. */
export class Contained extends Component<ContainedProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onFailed?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
