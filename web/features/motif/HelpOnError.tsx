import { Component } from "react";
import type { ErrorInfo, ReactNode } from "react";
import { MotifHelp } from "./MotifHelp.tsx";

/** Shows the help in place of results that cannot be shown, and logs why. */
export class HelpOnError extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error("The results of the motif search could not be shown", error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <MotifHelp /> : this.props.children;
  }
}
