// A page is drawn for everyone. Who has left something in this browser is not told that nothing is there: its place is empty until the program shows it.
{
  const isKept = (key) => {
    try {
      return (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null;
    } catch {
      return false;
    }
  };
  for (const part of document.querySelectorAll("[data-kept]"))
    if (part.dataset.kept.split(" ").some(isKept)) part.style.visibility = "hidden";
}
// Who comes to search can type at once, as into the program's box.
if (matchMedia("(pointer: fine)").matches)
  document.querySelector(".searchbox--large input")?.focus({ preventScroll: true });
// The program, and what it needs next, is asked for when what the server wrote is seen: letters and pictures go first on a slow network, and starting a request for each of its files takes a slow processor longer than to paint it.
{
  const start = () => {
    for (const link of document.querySelectorAll("link[data-late]")) {
      // Not every browser asks that of programs by itself.
      if (link.media && !matchMedia(link.media).matches) continue;
      if (link.dataset.late === "program") {
        const program = document.createElement("script");
        program.type = "module";
        program.crossOrigin = "";
        program.fetchPriority = "low";
        program.src = link.href;
        link.replaceWith(program);
      } else {
        // What is on the screen already goes first.
        link.fetchPriority = "low";
        link.rel = link.dataset.late;
        delete link.dataset.late;
      }
    }
  };
  // A page in another tab, or in a frame that is not seen, is not painted.
  if (document.hidden) start();
  else {
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, 1000);
  }
}
