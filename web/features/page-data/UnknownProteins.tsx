import { useMemo } from "react";
import type { UnknownProtein } from "../../../api/contract/index.ts";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { useOnPaper } from "../../shared/browser/use-on-paper.ts";
import { count, counted } from "../../shared/format/format.ts";
import { useSorted } from "../../shared/table/HeadCells.tsx";
import { filledColumns } from "../../shared/table/column.ts";
import { Pager, usePageNumber } from "../../shared/table/Pager.tsx";
import { RecordTable } from "../../shared/table/RecordTable.tsx";
import { TableFrame } from "../../shared/table/TableFrame.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { byProduct } from "../gene-list/columns.tsx";
import { SendGenes } from "../gene-handoff/SendGenes.tsx";
import { helpsOf, readHelps, toggled, withHelps } from "./helps.ts";
import type { Help } from "./helps.ts";
import { unknownColumns, unknownFileColumns } from "./unknown-columns.tsx";
import { setOrDelete, useParameters } from "../../shared/urls/use-parameters.ts";

const pageSize = 50;
/** Of the address. */
const parameter = "help";

/** The proteins of unknown role, chosen by what would help to study them; the choice stands in the address. */
export function UnknownProteins({ proteins }: { readonly proteins: readonly UnknownProtein[] }) {
  const { organisms, ortholog_taxonids: taxa } = useDeployment().site;
  const release = useMetadata()?.date_version ?? "";
  const [search, change] = useParameters();
  const orthologOrganisms = useMemo(
    () => organisms.filter(({ taxonid }) => taxa.includes(taxonid)),
    [organisms, taxa],
  );
  const helps = useMemo(() => helpsOf(proteins, orthologOrganisms), [proteins, orthologOrganisms]);
  const chosen = readHelps(search.get(parameter), helps);
  const found = withHelps(proteins, chosen, null);
  const choose = (help: Help) =>
    change(
      (present) => {
        // As they are now, which may not be drawn yet.
        setOrDelete(present, parameter, toggled(readHelps(present.get(parameter), helps), help));
        present.delete("page");
      },
      { isStep: true },
    );
  const named = chosen.map(({ group, label }) => `${group.toLowerCase()} ${label}`).join(", ");
  if (proteins.length === 0) return null;
  return (
    <Section
      id="unknown"
      title="Proteins of unknown role"
      count={
        chosen.length === 0
          ? counted(found.length, "protein")
          : `${count(found.length)} of ${counted(proteins.length, "protein")}`
      }
      actions={
        <>
          <SendGenes
            name={named === "" ? "Proteins of unknown role" : `Proteins of unknown role: ${named}`}
            genes={() => Promise.resolve(found.map(({ uniquename }) => uniquename))}
            disabled={found.length === 0}
          />
          <TakeTable
            what="proteins of unknown role"
            file={`${release}-unknown-proteins`}
            {...(named !== "" && { filter: `those with ${named}` })}
            section="unknown"
            columns={unknownFileColumns(orthologOrganisms)}
            rows={found}
          />
        </>
      }
    >
      <p className="small">Show those that have all of:</p>
      <Choices helps={helps} chosen={chosen} proteins={proteins} onChoose={choose} />
      <List proteins={found} organisms={orthologOrganisms} />
    </Section>
  );
}

interface ChoicesProps {
  readonly helps: readonly Help[];
  readonly chosen: readonly Help[];
  readonly proteins: readonly UnknownProtein[];
  readonly onChoose: (help: Help) => void;
}

/** A button for each help, with the number of proteins that would be left. */
const Choices = ({ helps, chosen, proteins, onChoose }: ChoicesProps) => (
  <div className="helps">
    {[...Map.groupBy(helps, ({ group }) => group)].map(([group, ofGroup]) => (
      <div key={group} role="group" aria-label={group} className="helps__group">
        <span className="small muted">{group}</span>
        {ofGroup.map((help) => {
          const isChosen = chosen.includes(help);
          const left = withHelps(proteins, isChosen ? chosen : [...chosen, help], null).length;
          return (
            <button
              key={help.id}
              type="button"
              className="button"
              aria-pressed={isChosen}
              disabled={left === 0 && !isChosen}
              onClick={() => onChoose(help)}
            >
              {help.label} <span className="count">{count(left)}</span>
            </button>
          );
        })}
      </div>
    ))}
  </div>
);

interface ListProps {
  readonly proteins: readonly UnknownProtein[];
  readonly organisms: Parameters<typeof unknownColumns>[0];
}

function List({ proteins, organisms }: ListProps) {
  const columns = useMemo(() => filledColumns(unknownColumns(organisms), proteins), [organisms, proteins]);
  const { rows, sorting, sort } = useSorted(proteins, columns, false, byProduct);
  // Paper has no next page to ask for.
  const size = useOnPaper() ? rows.length : pageSize;
  const page = usePageNumber("page", rows.length, size);
  const shown = rows.slice((page - 1) * size, page * size);
  if (proteins.length === 0) return <p className="muted">No protein has all of these.</p>;
  return (
    <>
      <TableFrame caption="Proteins of unknown role" rows={shown.length}>
        <RecordTable
          caption="Proteins of unknown role"
          columns={columns}
          rows={shown}
          rowKey={({ uniquename }) => uniquename}
          sorting={sorting}
          sort={sort}
        />
      </TableFrame>
      <Pager name="page" title="proteins of unknown role" page={page} total={rows.length} size={size} />
    </>
  );
}
