import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

/** Changes parameters of the address in place; those that are not named stay. `isStep` makes it a step that Back takes back. */
export type ChangeParameters = (
  change: (present: URLSearchParams) => void,
  options?: { readonly isStep?: boolean },
) => void;

/** Colons and commas, which places and lists of tracks are made of, stay readable: they are allowed there. */
const readable = (parameters: URLSearchParams): string =>
  parameters.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");

/**
 * The parameters of the address as it is drawn, and what changes them. That begins from the address as it is then, where React Router's
 * own setter begins from what is drawn: of two presses, one would be lost where the second comes before the first is seen.
 */
export function useParameters(): [URLSearchParams, ChangeParameters] {
  const [drawn] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback<ChangeParameters>(
    (by, { isStep = false } = {}) => {
      const present = new URLSearchParams(location.search);
      by(present);
      void navigate({ search: readable(present) }, { replace: !isStep, preventScrollReset: true });
    },
    [navigate],
  );
  return [drawn, change];
}

/** For changes by one value; "" takes the parameter away. */
export function setOrDelete(parameters: URLSearchParams, name: string, value: string): void {
  if (value === "") parameters.delete(name);
  else parameters.set(name, value);
}
