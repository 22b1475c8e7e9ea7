/** Loads and their steps, and the release directories that can be loaded, as HTML. Pure. */
import { count } from "../../index-mappings/counted.ts";
import { duration } from "../terminal/amounts.ts";
import { markup, minutes } from "./html.ts";
import type { Html } from "./html.ts";
import type { LastLoad } from "./last-load.ts";
import type { BegunLoad } from "./run-command.ts";
import type { LoadStatus, ReleaseDirectory, StepStatus } from "./status.ts";

/** Lines of what a load has printed that tell why it was not done. */
const reasonLines = 12;

/** The load that runs or was interrupted, and the last ones; how the last begun from here has ended, and what it has printed. */
export function loadsPart(loads: readonly LoadStatus[], { begun, printed }: LastLoad): Html {
  const open = loads.filter(({ record }) => record.finished === null);
  const past = loads.filter(({ record }) => record.finished !== null);
  const log = printed();
  return markup`${begun === null ? null : begunPart(begun, log, open)}
  ${open.length === 0 && begun?.exitCode !== null ? markup`<p class="quiet">No load is running.</p>` : open.map((load) => loadSteps(load))}
  ${past.map(
    (load) =>
      markup`<details>
        <summary>
          ${load.record.release} as ${load.record.generation}, ${minutes(load.record.finished ?? "")} UTC,
          ${duration(load.record.steps.reduce((sum, { seconds }) => sum + seconds, 0))}
        </summary>
        ${stepTable(load.steps)}
      </details>`,
  )}
  ${
    log === ""
      ? null
      : markup`<details>
          <summary>What the last load begun from here has printed</summary>
          <pre>${log}</pre>
        </details>`
  }`;
}

/** That it has been begun, until there is more to tell of it, and how it ended. */
function begunPart(
  { dir, isStage, exitCode }: BegunLoad,
  log: string,
  open: readonly LoadStatus[],
): Html | null {
  const what = `${isStage ? "stage" : "load"} ${dir}`;
  if (exitCode === null)
    return open.length > 0 ? null : markup`<p><span class="state">Starting</span>: ${what}</p>`;
  if (exitCode === 0) return markup`<p class="good" role="status">Done: ${what}</p>`;
  return markup`<p class="bad" role="alert">Not done (exit code ${exitCode}): ${what}</p>
    <pre>${log.trim().split("\n").slice(-reasonLines).join("\n") || "It printed nothing."}</pre>`;
}

function loadSteps({ record, steps, isRunning }: LoadStatus): Html {
  return markup`<p>
      <span class="state">${isRunning ? "Running" : "Waiting or interrupted"}</span>: release
      ${record.release} as ${record.generation}${record.stage ? ", to be staged" : ""}, begun
      ${minutes(record.started)} UTC <span class="quiet">${record.dir}</span>
    </p>
    ${stepTable(steps)}`;
}

function stepTable(steps: readonly StepStatus[]): Html {
  return markup`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">State</th>
          <th scope="col" class="n">Documents or things</th>
          <th scope="col" class="n">Time</th>
          <th scope="col" class="n">Rate</th>
          <th scope="col" class="n">Memory</th>
        </tr>
      </thead>
      <tbody>
        ${steps.map((step) => stepRow(step))}
      </tbody>
    </table>
  </div>`;
}

function stepRow(step: StepStatus): Html {
  const { name, state, done, total, seconds, peakRssMb, waiting } = step;
  const rate = seconds > 0.5 && done > 100 ? done / seconds : null;
  const left =
    state === "active" && rate !== null && total !== null ? `, ${duration((total - done) / rate)} left` : "";
  const amount =
    total !== null && total !== done
      ? `${count(done)} of ${count(total)}`
      : state === "waiting"
        ? ""
        : count(done);
  return markup`<tr>
    <th scope="row">${name}</th>
    <td>
      ${waiting ?? state}${
        state === "active" && total
          ? markup` <progress max="${total}" value="${done}">${Math.round((done / total) * 100)} %</progress>`
          : null
      }
    </td>
    <td class="n">${amount}</td>
    <td class="n">${state === "waiting" ? "" : `${duration(seconds)}${left}`}</td>
    <td class="n">${rate === null ? "" : `${count(rate)}/s`}</td>
    <td class="n">${peakRssMb === null ? "" : `${count(peakRssMb)} MB`}</td>
  </tr>`;
}

/** Release directories, each with what loads it. */
export function directoryTable(directories: readonly ReleaseDirectory[]): Html {
  if (directories.length === 0)
    return markup`<p class="quiet">None: the setting KARYON_RELEASES names the folder in which they are.</p>`;
  return markup`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col">Directory</th>
          <th scope="col" class="n">Data sets</th>
          <th scope="col" class="n">Rows</th>
          <th scope="col">Load</th>
        </tr>
      </thead>
      <tbody>
        ${directories.map(
          ({ dir, release, datasets, rows }) =>
            markup`<tr>
              <th scope="row">${release ?? "cannot be read"}</th>
              <td>${dir}</td>
              <td class="n">${count(datasets)}</td>
              <td class="n">${count(rows)}</td>
              <td>
                <form method="post" action="/load">
                  <input type="hidden" name="dir" value="${dir}" /><button
                    name="how"
                    value="stage"
                    class="main"
                  >
                    Stage</button
                  ><button name="how" value="load">Load and publish</button
                  ><label><input type="checkbox" name="force" value="yes" /> although much is gone</label>
                </form>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
