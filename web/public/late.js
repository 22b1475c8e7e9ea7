// Who comes to search can type at once, as into the program's box.
if (matchMedia("(pointer: fine)").matches)
  document.querySelector(".searchbox--large input")?.focus({ preventScroll: true });
// What the page's program needs next is asked for when what the server wrote is seen: starting a request for each of its files takes a slow processor longer than to paint it.
{
  const start = () => {
    for (const link of document.querySelectorAll("link[data-late]")) {
      link.rel = link.dataset.late;
      delete link.dataset.late;
    }
  };
  // A page in another tab is not painted.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
