import { useId } from "react";
import { motifFault, tooLong } from "../../../api/contract/values/motif-faults.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { tools } from "../../shared/api-client/tools.ts";
import { useDataGaps } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { isTooShort } from "../../features/motif/clean-motif.ts";
import { HelpOnError } from "../../features/motif/HelpOnError.tsx";
import { MotifHelp } from "../../features/motif/MotifHelp.tsx";
import { MotifProblem } from "../../features/motif/MotifProblem.tsx";
import { MotifResults, firstProteins } from "../../features/motif/MotifResults.tsx";
import { useMotif } from "../../features/motif/use-motif.ts";
import { NotInRelease } from "../../features/states/NotInRelease.tsx";
import { HelpLink } from "../../shared/ui/HelpLink.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";

/** /motif_search?motif=…: proteins whose sequence holds a motif. */
export function Component() {
  const id = useId();
  const { text, type, motif, searched, search } = useMotif();
  usePageTitle("Peptide motif search", searched);
  const long = tooLong(motif);
  const gap = useDataGaps().find(({ topic }) => topic === "proteins");
  return (
    <div className="page">
      <header className="entity-head">
        <h1>
          Peptide motif search <HelpLink to="/documentation/motif-search" about="peptide motif search" />
        </h1>
      </header>
      <form
        className="results-words"
        role="search"
        aria-label="Peptide motifs"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <label htmlFor={id}>Motif</label>
        <input
          id={id}
          className="input input--residues"
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </form>
      {gap && <NotInRelease label={gap.label} reason={gap.reason} isPartial={gap.is_partial} />}
      {motif === "" ? (
        <MotifHelp />
      ) : long ? (
        <>
          <MotifProblem motif={motif} fault={motifFault(long.position, long.expected)} />
          <MotifHelp />
        </>
      ) : motif === searched ? (
        <MotifMatches key={motif} motif={motif} />
      ) : isTooShort(motif) ? (
        <TooShort motif={motif} onSearch={search} />
      ) : (
        <Searching />
      )}
    </div>
  );
}

const Searching = () => (
  <p className="muted" role="status">
    Searching ...
  </p>
);

function TooShort({ motif, onSearch }: { readonly motif: string; readonly onSearch: () => void }) {
  return (
    <>
      <div className="row" role="status">
        <span>The motif is too short: nearly every protein has {motif.toUpperCase()}.</span>
        <button type="button" className="button" onClick={onSearch}>
          Search for {motif} all the same
        </button>
      </div>
      <MotifHelp />
    </>
  );
}

function MotifMatches({ motif }: { readonly motif: string }) {
  const query = tools.useMotifsQuery({ peptides: "all", motif, count: firstProteins });
  if (query.isFetching) return <Searching />;
  if (query.isError) {
    const failure = asFailure(query.error);
    const [fault = { reason: failure.detail }] = failure.errors ?? [];
    if (failure.status === 400)
      return (
        <>
          <MotifProblem motif={motif} fault={fault} />
          <MotifHelp />
        </>
      );
    return (
      <>
        <p role="status">
          <b>No matching peptides</b>
        </p>
        <ErrorMessage
          title="The search did not succeed."
          failure={failure}
          onRetry={() => void query.refetch()}
        />
      </>
    );
  }
  if (!query.data) return <Searching />;
  if (query.data.peptide_count === 0) {
    return (
      <>
        <p role="status">
          <b>No matching peptides</b>
        </p>
        <p className="muted">
          No protein of this release holds <code className="id--long">{query.data.motif}</code>. Fewer or
          wider places find more: <code>x</code> for any amino acid, brackets for several.
        </p>
      </>
    );
  }
  return (
    <HelpOnError>
      <MotifResults motif={motif} answer={query.data} />
    </HelpOnError>
  );
}
