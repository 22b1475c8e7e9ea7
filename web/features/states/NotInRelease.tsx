import type { ReactNode } from "react";

interface NotInReleaseProps {
  readonly label?: ReactNode;
  readonly reason: string;
  /** Some of it is told. */
  readonly isPartial?: boolean;
}

/** Greyed: what it would be, that the release does not tell it, or not all of it, and why. */
export const NotInRelease = ({ label, reason, isPartial = false }: NotInReleaseProps) => (
  <p className="not-in-release small">
    {label && <b>{label}</b>}
    <span>{isPartial ? "not all in this release" : "not in this release"}</span>{" "}
    <span className="not-in-release__reason">{reason}</span>
  </p>
);
