/** Gives names to those controls of JBrowse that have none, so that screen readers can tell what they do. */

/** The first selector that a control fits says its name. */
const names: readonly (readonly [selector: string, name: string])[] = [
  ["[data-testid=view_menu_icon]", "Menu of the view"],
  ["[data-testid=view_menu_icon] ~ button", "About JBrowse"],
  [".MuiFormGroup-row > button:nth-of-type(1)", "Move left"],
  [".MuiFormGroup-row > button:nth-of-type(2)", "Move right"],
  [".MuiInputAdornment-root button", "Help with the search"],
  ["[data-testid=zoom_out]", "Zoom out"],
  ["[data-testid=zoom_in]", "Zoom in"],
  ["span:has(> [data-testid=zoom_in]) ~ button", "Zoom levels"],
  [".MuiSlider-root input", "Bases on the screen"],
  ["[data-testid=track_menu_icon]", "Menu of the track"],
  ["[data-testid^=htsTrackEntryMenu]", "Menu of the track"],
  [".MuiAppBar-root button, .MuiDialogTitle-root button", "Close"],
  ["[role=dialog] button", "More"],
];

function nameOne(control: Element): void {
  if (
    control.ariaLabel ||
    control.textContent?.trim() ||
    control.getAttribute("title") ||
    control.getAttribute("aria-labelledby")
  )
    return;
  const name = names.find(([selector]) => control.matches(selector))?.[1];
  const ofTrack = name === "Menu of the track" ? control.parentElement?.textContent?.trim() : undefined;
  if (name) control.ariaLabel = ofTrack ? `${name} ${ofTrack}` : name;
}

/** Dialogs say that something names them which is not there. */
function nameDialog(dialog: Element): void {
  const label = dialog.getAttribute("aria-labelledby");
  if (dialog.ariaLabel || (label !== null && document.getElementById(label))) return;
  dialog.removeAttribute("aria-labelledby");
  dialog.ariaLabel = dialog.querySelector("header, h2")?.textContent?.trim() || "Dialog";
}

/** JBrowse puts menus and dialogs at the end of the document, hence all of it. */
function nameAll(): void {
  for (const control of document.querySelectorAll("button.MuiButtonBase-root, .MuiSlider-root input"))
    nameOne(control);
  for (const dialog of document.querySelectorAll(".MuiPaper-root[role=dialog]")) nameDialog(dialog);
  // Tracks with more rows than they are high are scrolled, with the keyboard too.
  for (const track of document.querySelectorAll<HTMLElement>(
    ".genome-browser [data-testid^=trackRenderingContainer]",
  )) {
    if (track.tabIndex === 0) continue;
    track.tabIndex = 0;
    track.role = "group";
    track.ariaLabel = "Features of a track";
  }
  // Names of what has no role are not read.
  for (const span of document.querySelectorAll(
    ".genome-browser span[aria-label]:not([role], .MuiSlider-thumb)",
  ))
    span.role = "group";
}

/** Names what is there and what comes; the answer stops it. */
export function nameControls(): () => void {
  const watcher = new MutationObserver(nameAll);
  watcher.observe(document.body, { childList: true, subtree: true });
  nameAll();
  return () => watcher.disconnect();
}
