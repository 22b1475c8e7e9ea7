/** The pages of the admin server, as HTML. Pure. */
import type { JournalEntry } from "../journal/entry.ts";
import { duration } from "../terminal/amounts.ts";
import { markup, minutes } from "./html.ts";
import type { Html } from "./html.ts";
import type { LastLoad } from "./last-load.ts";
import type { AdminStatus } from "./status.ts";
import { generationTable } from "./views-generations.ts";
import { directoryTable, loadsPart } from "./views-loads.ts";

/** @param problem why it was refused before; null at first */
export function loginForm(problem: string | null): Html {
  return markup`${problem === null ? null : markup`<p class="bad" role="alert">${problem}</p>`}
    <form class="login" method="post" action="/login">
      <label
        >Your name, for the journal <input name="who" required maxlength="60" autocomplete="username"
      /></label>
      <label>Token <input name="token" type="password" required autocomplete="current-password" /></label>
      <button class="main">Log in</button>
    </form>
    <p class="quiet">
      The token is the setting KARYON_ADMIN_TOKEN, or in the file admin-token of the state folder.
    </p>`;
}

/** What was done, how it ended, and what it printed. */
export function outcome(command: string, { code, output }: { code: number; output: string }): Html {
  return markup`<p class="${code === 0 ? "good" : "bad"}" role="status">
      ${code === 0 ? "Done" : `Not done (exit code ${code})`}: ${command.replace(" -- ", " ")}
    </p>
    <pre>${output || "It printed nothing."}</pre>
    <p><a href="/">Back to the releases</a></p>`;
}

/** All generations, loads, directories and what was done. */
export function overview(status: AdminStatus, last: LastLoad): Html {
  return markup`${status.problem === null ? null : markup`<p class="bad" role="alert">Elasticsearch: ${status.problem}</p>`}
    <h2>Loads</h2>
    <div data-part="/parts/loads" aria-live="off">${loadsPart(status.loads, last)}</div>
    <h2>Generations</h2>
    <div data-part="/parts/generations">${generationTable(status.generations)}</div>
    <h2>Release directories</h2>
    ${directoryTable(status.directories)}
    <h2>Journal</h2>
    <div data-part="/parts/journal">${journalTable(status.journal)}</div>`;
}

/** What was done, with failed loads to try again. */
export function journalTable(journal: readonly JournalEntry[]): Html {
  if (journal.length === 0) return markup`<p class="quiet">Nothing was done yet.</p>`;
  return markup`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">When (UTC)</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">Outcome</th>
          <th scope="col"></th>
        </tr>
      </thead>
      <tbody>
        ${journal.map(
          ({ when, who, what, target, outcome: end, detail, seconds }) =>
            markup`<tr>
              <td class="when">${minutes(when)}</td>
              <td>${who}</td>
              <td>${what} ${target}</td>
              <td>
                <span class="${end === "done" ? "good" : "bad"}">${end}</span> after ${duration(seconds)}<br /><span
                  class="quiet"
                  >${detail}</span
                >
              </td>
              <td>
                ${
                  end !== "done" && (what === "load" || what === "stage")
                    ? markup`<form method="post" action="/load">
                        <input type="hidden" name="dir" value="${target}" /><button
                          name="how"
                          value="${what}"
                        >
                          Try again
                        </button>
                      </form>`
                    : null
                }
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
