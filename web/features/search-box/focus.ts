export const searchInputId = "site-search";

/** Brings the page's search box into view and puts the cursor into it; false where there is none. */
export function focusSearchBox(): boolean {
  const input = document.getElementById(searchInputId);
  if (!(input instanceof HTMLInputElement)) return false;
  input.focus();
  input.select();
  return true;
}
