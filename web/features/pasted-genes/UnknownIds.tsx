import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { GeneLookupAnswer, GeneMeaning } from "../../../api/contract/query.ts";
import { count, counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GeneLink } from "../entities/links.tsx";
import { shownIds } from "./gene-ids.ts";
import { meaningKinds } from "./list-rows.ts";

type Unknown = GeneLookupAnswer["unknown"];

/** Ids with meanings are listed up to here; the button takes all. */
const maxListed = 25;

export interface UnknownIdsProps {
  readonly unknown: Unknown;
  /** Replaces ids by ids of genes. @param by lower-case id → id */
  readonly onAccept: (by: ReadonlyMap<string, string>) => void;
}

/** Ids that name no gene, why that may be, and the genes that they could mean. */
export function UnknownIds({ unknown, onAccept }: UnknownIdsProps) {
  const meant = useMemo(() => unknown.filter(({ meanings }) => meanings.length > 0), [unknown]);
  const clear = useMemo(
    () =>
      new Map(
        meant.flatMap(({ id, meanings: [only, ...more] }): [string, string][] =>
          only && more.length === 0 ? [[id.toLowerCase(), only.gene.uniquename]] : [],
        ),
      ),
    [meant],
  );
  return (
    <div className="message message--warn unknown-ids">
      <div>
        <b>Unknown identifiers:</b> <span className="subtle">{count(unknown.length)}</span>
        <p className="unknown-ids__list">{shownIds(unknown.map(({ id }) => id))}</p>
        {meant.length > 0 && (
          <>
            <p className="row">
              <b>{counted(meant.length, "identifier")} could mean a gene by another name</b>
              {clear.size > 0 && (
                <button type="button" className="button" onClick={() => onAccept(clear)}>
                  {clear.size === 1 ? "Use it" : `Use all ${count(clear.size)} that mean one gene`}
                </button>
              )}
            </p>
            <ul className="unknown-ids__meanings">
              {meant
                .slice(0, maxListed)
                .flatMap(({ id, meanings }) =>
                  meanings.map((meaning) => (
                    <Meaning
                      key={`${id} ${meaning.kind} ${meaning.gene.uniquename}`}
                      id={id}
                      meaning={meaning}
                      onUse={() => onAccept(new Map([[id.toLowerCase(), meaning.gene.uniquename]]))}
                    />
                  )),
                )}
            </ul>
            {meant.length > maxListed && <p className="subtle">and {count(meant.length - maxListed)} more</p>}
          </>
        )}
        <WhyUnknown />
      </div>
    </div>
  );
}

interface MeaningProps {
  readonly id: string;
  readonly meaning: GeneMeaning;
  readonly onUse: () => void;
}

/** A gene that an id could mean. */
function Meaning({ id, meaning: { kind, text, gene }, onUse }: MeaningProps) {
  const name = gene.name ?? gene.uniquename;
  return (
    <li>
      <span>
        <b>{text === id ? id : `${id} (${text})`}</b>: {meaningKinds[kind]} <GeneLink gene={gene} />
        {gene.name && <span className="subtle"> {gene.uniquename}</span>}
      </span>
      <button
        type="button"
        className="button button--quiet"
        aria-label={`Use ${name} for ${id}`}
        onClick={onUse}
      >
        Use {name}
      </button>
    </li>
  );
}

const WhyUnknown = () => (
  <details open>
    <summary>Why an identifier may be unknown</summary>
    <ul className="unknown-ids__help">
      <li>
        Only the current unique systematic identifier or primary symbol of a gene is recognised; quotes, a
        database before it, and “+” or “Δ” beside it are no part of it.
      </li>
      <li>Identifiers may have become synonyms when features were merged.</li>
      <li>Use the simple search in the header to find a gene by a synonym, a product or an ortholog.</li>
      <li>
        Identifiers may have been removed if a gene is no longer thought to be coding: see the{" "}
        <Link to={urls.newAndRemovedGenes}>list of new and removed genes</Link>.
      </li>
    </ul>
  </details>
);
