import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/**
 * How a list is looked at, kept in the parameters of the address. `replace`: not a step that Back undoes.
 * @param read has to stay the same function as long as it reads the same
 */
export function useAddressView<View>(
  read: (search: URLSearchParams) => View,
  write: (search: URLSearchParams, view: View) => URLSearchParams,
): readonly [view: View, change: (next: View, replace?: boolean) => void] {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => read(search), [read, search]);
  const change = useCallback(
    (next: View, replace = false) =>
      void navigate(
        { pathname, search: write(search, next).toString() },
        { replace, preventScrollReset: true },
      ),
    [navigate, pathname, search, write],
  );
  return [view, change];
}
