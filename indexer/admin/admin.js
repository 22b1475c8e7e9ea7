// Keeps what happens on the server up to date, and asks before what cannot be undone.
document.addEventListener("submit", (event) => {
  const { ask } = event.target.dataset;
  if (ask !== undefined && !window.confirm(ask)) event.preventDefault();
});

const shown = new Map();

// What was opened stays open, and what has not changed stays as it is.
async function renew(part) {
  const answer = await fetch(part.dataset.part, { headers: { Accept: "text/html" } }).catch(() => undefined);
  if (!answer?.ok || answer.redirected) return;
  const text = await answer.text();
  if (text === shown.get(part)) return;
  const opened = [...part.querySelectorAll("details[open] > summary")].map((one) => one.textContent.trim());
  part.innerHTML = text;
  shown.set(part, text);
  for (const summary of part.querySelectorAll("details > summary"))
    if (opened.includes(summary.textContent.trim())) summary.parentElement.open = true;
}

const parts = [...document.querySelectorAll("[data-part]")];
function renewAll() {
  if (!document.hidden) for (const part of parts) void renew(part);
}
if (parts.length > 0) setInterval(renewAll, 2000);
