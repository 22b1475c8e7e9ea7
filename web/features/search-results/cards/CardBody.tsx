import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { SkeletonRows } from "../../../shared/ui/Loading.tsx";

interface QueryState {
  readonly data?: unknown;
  readonly isError: boolean;
}

interface CardBodyProps<Result extends QueryState> {
  readonly query: Result;
  readonly children: (data: NonNullable<Result["data"]>) => ReactNode;
}

/** A card when its page has come. Without it the hit stands as any other: the page itself says what is wrong with it. */
export function CardBody<Result extends QueryState>({
  query: { data, isError },
  children,
}: CardBodyProps<Result>) {
  if (isError) return null;
  return (
    <div className="hit__card" aria-busy={data === undefined}>
      {data === undefined || data === null ? (
        <div className="waiting">
          <SkeletonRows rows={3} label="Loading …" />
        </div>
      ) : (
        children(data)
      )}
    </div>
  );
}

interface Way {
  readonly to: string;
  readonly text: string;
}

/** Links side by side. */
export const Ways = ({ label, ways }: { readonly label: string; readonly ways: readonly Way[] }) =>
  ways.length === 0 ? null : (
    <nav className="hit__ways" aria-label={label}>
      {ways.map(({ to, text }) => (
        <Link key={`${to} ${text}`} to={to}>
          {text}
        </Link>
      ))}
    </nav>
  );
