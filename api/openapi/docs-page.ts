/** The documentation for people: one page without scripts or anything to fetch. */
import { createHash } from "node:crypto";
import { escapeHtml } from "../http/escape-html.ts";
import { failureTexts } from "./document.ts";
import type { OpenApiDocument, Operation, Parameter } from "./document.ts";

const style = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --link: light-dark(#0b57a4, #8ab8f0); }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 6rem; }
a { color: var(--link); } h1 { font-size: 1.6rem; } h2 { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1rem; }
h3 { font: 600 1rem/1.4 ui-monospace, monospace; margin: 2rem 0 .25rem; overflow-wrap: anywhere; }
nav ul { columns: 20rem; padding-left: 1.1rem; } table { border-collapse: collapse; width: 100%; }
td, th { border-bottom: 1px solid var(--line); padding: .3rem .6rem .3rem 0; text-align: left; vertical-align: top; }
code, pre { font-family: ui-monospace, monospace; font-size: .92em; } pre { background: var(--soft); overflow: auto; padding: .75rem; max-height: 26rem; }
summary { cursor: pointer; } .table { overflow-x: auto; }
@media (max-width: 40rem) { body { padding: 1rem .75rem; } }
`;

/** Source of the page's one style, for its Content-Security-Policy. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'self'`;

/** Words with `code` marked. */
const prose = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
const anchor = ({ operationId }: Operation): string => `call-${escapeHtml(operationId)}`;

function values({ schema }: Parameter): string {
  if (Array.isArray(schema["enum"]))
    return schema["enum"].map((value) => `<code>${escapeHtml(String(value))}</code>`).join(", ");
  return escapeHtml(typeof schema["type"] === "string" ? schema["type"] : "string");
}

const parameterRow = (parameter: Parameter): string =>
  `<tr><th scope="row"><code>${escapeHtml(parameter.name)}</code></th><td>${parameter.in}${parameter.required ? ", required" : ""}</td>` +
  `<td>${values(parameter)}${"default" in parameter.schema ? ` (default <code>${escapeHtml(String(parameter.schema["default"]))}</code>)` : ""}</td><td>${prose(parameter.description ?? "")}</td></tr>`;

const parameterTable = (parameters: readonly Parameter[]): string =>
  parameters.length === 0
    ? ""
    : `<div class="table"><table><thead><tr><th>Parameter</th><th>Where</th><th>Value</th><th>Meaning</th></tr></thead>
<tbody>${parameters.map(parameterRow).join("\n")}</tbody></table></div>`;

interface Call {
  readonly path: string;
  readonly method: "GET" | "POST";
  readonly operation: Operation;
}

const example = (method: Call["method"], text: string): string =>
  method === "GET"
    ? `<a href="${escapeHtml(text)}"><code>${escapeHtml(text)}</code></a>`
    : `<code>${escapeHtml(text)}</code>`;

const bodyOf = ({ requestBody }: Operation): string =>
  requestBody === undefined
    ? ""
    : `
<details><summary>Shape of the body</summary><pre tabindex="0">${escapeHtml(JSON.stringify(requestBody["content"], null, 1))}</pre></details>`;

function callSection({ path, method, operation }: Call): string {
  const examples = operation["x-examples"].map((text) => `<li>${example(method, text)}</li>`).join("");
  return `<section><h3 id="${anchor(operation)}">${method} /api/v1${escapeHtml(path)}</h3>
<p>${prose(operation.summary)}.${operation.description === undefined ? "" : ` ${prose(operation.description)}`}</p>
${parameterTable(operation.parameters)}
<p>${method === "GET" ? "Examples" : "Bodies to try"}:</p><ul>${examples}</ul>${bodyOf(operation)}
<details><summary>Shape of the answer</summary><pre tabindex="0">${escapeHtml(JSON.stringify(operation.responses["200"]?.["content"], null, 1))}</pre></details></section>`;
}

const failures = (): string => {
  const seen = new Set<string>();
  return Object.entries(failureTexts)
    .map(([status, { anchor: id, text }]) => {
      const mark = seen.has(id) ? "" : ` id="${id}"`;
      seen.add(id);
      return `<tr${mark}><th scope="row">${status}</th><td>${prose(text)}</td></tr>`;
    })
    .join("\n");
};

/** The whole page. */
export function docsPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).map(([path, item]): Call =>
    "get" in item
      ? { path, method: "GET", operation: item.get }
      : { path, method: "POST", operation: item.post },
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const contents = calls
    .map(
      ({ path, operation }) =>
        `<li><a href="#${anchor(operation)}"><code>${escapeHtml(path)}</code></a></li>`,
    )
    .join("\n");
  const sections = groups
    .map(({ name, calls: of }) => `<h2>${escapeHtml(name)}</h2>\n${of.map(callSection).join("\n")}`)
    .join("\n");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(document.info.title)}</h1><p>${prose(document.info.description)}</p>
<p>For programs: <a href="/api/v1/openapi.json">OpenAPI ${document.openapi}</a>. <a href="/">To the site</a>.</p>
<nav aria-label="Calls"><ul>${contents}</ul></nav>
${sections}
<h2 id="errors">Errors</h2><div class="table"><table><tbody>${failures()}</tbody></table></div>
</main></body></html>`;
}
