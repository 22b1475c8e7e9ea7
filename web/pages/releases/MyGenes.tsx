import { useState } from "react";
import type { ChangesOfGenes } from "../../../api/contract/index.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { changeCalls } from "../../shared/api-client/changes.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { counted } from "../../shared/format/format.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { Section } from "../../shared/ui/Section.tsx";
import { idsIn } from "../../features/pasted-genes/gene-ids.ts";
import { ChangeTable } from "./ChangeTable.tsx";

interface Found {
  readonly answer: ChangesOfGenes;
  /** What names no gene of this release; it may be one that was removed. */
  readonly unknown: readonly string[];
}

/** Finds the genes that are meant, then what changed of them: ids that are no genes now may have been some before. */
function useMyGenes(release: string) {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = async (ids: readonly string[]) => {
    setBusy(true);
    setProblem(null);
    const looked = await dispatch(queries.endpoints.lookUpGenes.initiate({ ids }, { subscribe: false }));
    const unknown = looked.data?.unknown.map(({ id }) => id) ?? [];
    const genes = [...(looked.data?.found.map(({ gene }) => gene.uniquename) ?? []), ...unknown];
    const { data, error } = looked.data
      ? await dispatch(
          changeCalls.endpoints.changesOfGenes.initiate({ release, genes }, { subscribe: false }),
        )
      : { data: undefined, error: looked.error };
    setBusy(false);
    if (!data) {
      setProblem(asFailure(error).detail);
      return;
    }
    // Changes tell of the names that genes bore before, too.
    const told = new Set(
      data.rows.flatMap(({ gene, entity, field, before }) => [
        gene,
        ...(entity === "gene" && field === "name" ? [before.toLowerCase()] : []),
      ]),
    );
    const isTold = (id: string): boolean => told.has(id) || told.has(id.toLowerCase());
    setFound({ answer: data, unknown: unknown.filter((id) => !isTold(id)) });
  };
  return { ask, found, problem, isBusy };
}

/** What changed for the genes of a list of the visitor's own. */
export function MyGenes({ release }: { readonly release: string }) {
  const [text, setText] = useState("");
  const { ask, found, problem, isBusy } = useMyGenes(release);
  const ids = idsIn(text);
  return (
    <Section id="my-genes" title="What changed for my genes">
      <form
        className="changes__form"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(ids);
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
