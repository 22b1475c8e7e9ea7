// Before the first paint, so that a chosen theme never flashes. Stands alone because the page allows no inline script.
try {
  const theme = localStorage.getItem("karyon-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the theme follows the system.
}
