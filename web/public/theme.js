// Before the first paint, so that a chosen theme never flashes. Stands alone because the page allows no inline script.
const key = "karyon-theme";
const show = (theme) => {
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
};
try {
  show(localStorage.getItem(key));
} catch {
  // Storage is blocked: the theme follows the system.
}
// Views follow the page around them.
if (parent !== window)
  addEventListener("storage", (event) => {
    if (event.key === key) show(event.newValue);
  });
