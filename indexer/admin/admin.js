// Keeps what happens on the server up to date, and asks before what cannot be undone.
for (const form of document.querySelectorAll("form[data-ask]"))
  form.addEventListener("submit", (event) => {
    if (!window.confirm(form.dataset.ask)) event.preventDefault();
  });

const part = document.querySelector("[data-part]");
if (part)
  setInterval(async () => {
    if (document.hidden) return;
    const answer = await fetch(part.dataset.part, { headers: { Accept: "text/html" } }).catch(
      () => undefined,
    );
    if (answer?.ok && !answer.redirected) part.innerHTML = await answer.text();
  }, 2000);
