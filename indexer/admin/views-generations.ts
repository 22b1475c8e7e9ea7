/** Generations, what can be done with them, and their comparison, as HTML. Pure. */
import { count, counted } from "../../index-mappings/counted.ts";
import { indexKinds } from "../../index-mappings/names.ts";
import { bytesOf, documentsOf, troublesOf } from "../load/generations.ts";
import type { GenerationInfo } from "../load/generations.ts";
import { size } from "../terminal/amounts.ts";
import { markup, minutes } from "./html.ts";
import type { Html } from "./html.ts";

/** All generations, each with what can be done with it. */
export function generationTable(generations: readonly GenerationInfo[]): Html {
  if (generations.length === 0) return markup`<p class="quiet">No release is loaded.</p>`;
  return markup`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col">Generation</th>
          <th scope="col">State</th>
          <th scope="col" class="n">Size</th>
          <th scope="col">Documents</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        ${generations.map(
          (info) =>
            markup`<tr>
              <th scope="row">${info.release}</th>
              <td>${info.name}<br /><span class="quiet">${minutes(info.created.toISOString())} UTC</span></td>
              <td><span class="state">${info.state}</span></td>
              <td class="n">${size(bytesOf(info))}</td>
              <td>${kindsOf(info)}${troublesOf(info).map((trouble) => markup`<p>${trouble}</p>`)}</td>
              <td>${actionsOf(info)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const kindsOf = (info: GenerationInfo): Html => {
  const documents = documentsOf(info);
  const total = indexKinds.reduce((sum, kind) => sum + documents[kind], 0);
  return markup`<details>
    <summary>${counted(total, "document")}</summary>
    ${indexKinds.map((kind) => markup`${count(documents[kind])} ${kind}<br />`)}
  </details>`;
};

function actionsOf({ name, state, release }: GenerationInfo): Html {
  const button = (path: string, label: string, ask: string, isMain = false): Html =>
    markup`<form method="post" action="${path}" data-ask="${ask}"><input type="hidden" name="generation" value="${name}"><button${isMain ? markup` class="main"` : null}>${label}</button></form>`;
  const compare = markup`<a href="/diff?a=live&amp;b=${name}">Compare with the live one</a>`;
  const remove = button("/delete", "Delete", `Delete generation ${name}? It has to be loaded again then.`);
  if (state === "live") return markup`<span class="quiet">answers now</span>`;
  if (state === "previous")
    return markup`${button("/rollback", "Roll back to it", `Make release ${release} live again?`)} ${compare}
    ${remove}`;
  if (state === "staged")
    return markup`${button("/publish", "Publish", `Make release ${release} live?`, true)}
      <form method="post" action="/publish" data-ask="Publish although much would be gone?">
        <input type="hidden" name="generation" value="${name}" /><input
          type="hidden"
          name="force"
          value="yes"
        /><button>Publish by force</button>
      </form>
      ${compare} ${remove}`;
  return remove;
}

/** Two sides to choose, and the comparison of those that were chosen. */
export function comparePage(
  generations: readonly GenerationInfo[],
  a: string,
  b: string,
  report: Html | null,
): Html {
  const options = (chosen: string): Html[] =>
    generations.map(
      ({ name, state }) =>
        markup`<option value="${name}" ${name === chosen || state === chosen ? markup` selected` : null}>
          ${name} (${state})
        </option>`,
    );
  return markup`<form method="get" action="/diff">
      <label
        >From
        <select name="a">
          ${options(a)}
        </select></label
      ><label
        >to
        <select name="b">
          ${options(b)}
        </select></label
      ><button class="main">Compare</button>
    </form>
    ${
      report === null
        ? null
        : markup`<p>
              <a href="/diff?a=${a}&amp;b=${b}&amp;format=tsv">All changes as TSV</a> ·
              <a href="/diff?a=${a}&amp;b=${b}&amp;format=json">JSON</a> ·
              <a href="/diff?a=${a}&amp;b=${b}&amp;format=html">as a page to send round</a>
            </p>
            ${report}`
    }`;
}
