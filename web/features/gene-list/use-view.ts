import { useCallback } from "react";
import { useAddressView } from "../../shared/urls/use-address-view.ts";
import { readView, writeView } from "./view.ts";

/**
 * The view of the page's gene list, kept in the address.
 * @param columns those that the list can be sorted by
 */
export function useView(columns: readonly { readonly id: string }[]) {
  const read = useCallback((search: URLSearchParams) => readView(search, columns), [columns]);
  return useAddressView(read, writeView);
}
