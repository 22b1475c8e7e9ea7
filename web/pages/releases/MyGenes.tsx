import { skipToken } from "@reduxjs/toolkit/query/react";
import { useEffect, useMemo, useState } from "react";
import type { ChangesOfGenes } from "../../../api/contract/index.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { changeCalls } from "../../shared/api-client/changes.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { counted } from "../../shared/format/format.ts";
import { Section } from "../../shared/ui/Section.tsx";
import { idsIn } from "../../features/pasted-genes/gene-ids.ts";
import { ChangeTable } from "./ChangeTable.tsx";
import { useAskedGenes } from "./use-asked-genes.ts";

interface Found {
  readonly answer: ChangesOfGenes;
  /** What names no gene of this release; it may be one that was removed. */
  readonly unknown: readonly string[];
}

/** What changes tell of: genes, and the names that they bore before. */
const toldBy = ({ rows }: ChangesOfGenes): Set<string | null> =>
  new Set(
    rows.flatMap(({ gene, entity, field, before }) => [
      gene,
      ...(entity === "gene" && field === "name" ? [before.toLowerCase()] : []),
    ]),
  );

/** Finds the genes that are meant, then what changed of them: ids that are no genes now may have been some before. */
function useChangesOf(release: string, ids: readonly string[]) {
  const looked = queries.useLookUpGenesQuery(ids.length === 0 ? skipToken : { ids: [...ids] });
  const { found, unknown } = looked.currentData ?? {};
  const genes = useMemo(
    () => [...(found ?? []).map(({ gene }) => gene.uniquename), ...(unknown ?? []).map(({ id }) => id)],
    [found, unknown],
  );
  const changed = changeCalls.useChangesOfGenesQuery(genes.length === 0 ? skipToken : { release, genes });
  const answer = changed.currentData;
  const shown = useMemo((): Found | null => {
    if (!answer || !unknown) return null;
    const told = toldBy(answer);
    const isTold = ({ id }: { readonly id: string }): boolean => told.has(id) || told.has(id.toLowerCase());
    return { answer, unknown: unknown.filter((one) => !isTold(one)).map(({ id }) => id) };
  }, [answer, unknown]);
  const failed = [looked, changed].find(({ isError }) => isError);
  return {
    found: shown,
    problem: failed ? asFailure(failed.error).detail : null,
    isBusy: looked.isFetching || changed.isFetching,
  };
}

/** What changed for the genes of a list of the visitor's own. */
export function MyGenes({ release }: { readonly release: string }) {
  const asked = useAskedGenes();
  const { found, ...changes } = useChangesOf(release, asked.ids);
  const [text, setText] = useState("");
  const ids = idsIn(text);
  const isBusy = asked.isBusy || changes.isBusy;
  const problem = asked.problem ?? changes.problem;
  // What is typed in another way stays as it was typed.
  useEffect(
    () => setText((typed) => (idsIn(typed).join() === asked.ids.join() ? typed : asked.ids.join("\n"))),
    [asked.ids],
  );
  return (
    <Section id="my-genes" title="What changed for my genes">
      <form
        className="changes__form"
        onSubmit={(event) => {
          event.preventDefault();
          void asked.ask(ids);
        }}
      >
        <label htmlFor="changed-genes">
          Names or systematic ids of genes, one a line or separated by commas
        </label>
        <textarea
          className="input"
          id="changed-genes"
          rows={3}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <p>
          <button type="submit" className="button button--primary" disabled={isBusy || ids.length === 0}>
            {isBusy ? "Looking …" : `Show changes of ${counted(ids.length, "gene")}`}
          </button>
        </p>
        {problem !== null && (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
      </form>
      <div role="status">{found && <Answer found={found} />}</div>
    </Section>
  );
}

function Answer({ found: { answer, unknown } }: { readonly found: Found }) {
  const { rows, total, unchanged } = answer;
  const same = unchanged - unknown.length;
  return (
    <>
      <p>
        {total === 0 ? "Nothing changed for these genes." : `${counted(total, "change")}.`}
        {total > 0 && same > 0 && ` ${counted(same, "gene")} without any.`}
        {rows.length < total && ` The first ${rows.length} are shown.`}
        {unknown.length > 0 && ` No gene of either release: ${unknown.slice(0, 20).join(", ")}.`}
      </p>
      {rows.length > 0 && <ChangeTable caption="Changes of my genes" rows={rows} isMixed />}
    </>
  );
}
