import { useMemo } from "react";
import { useSelector } from "react-redux";
import { Link, useLocation } from "react-router-dom";
import type { MapperAnswer } from "../../../api/contract/identifier-mapper.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { tools } from "../../shared/api-client/tools.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { classes, genesOf } from "../../features/identifier-mapper/classes.ts";
import { identifiersIn } from "../../features/identifier-mapper/identifiers.ts";
import { mapperInput } from "../../features/identifier-mapper/input.ts";
import type { MapperInput } from "../../features/identifier-mapper/input.ts";
import { MatchesOfClass, SaveMapping, SendMapped } from "../../features/identifier-mapper/MatchesOfClass.tsx";
import { mapperRows } from "../../features/identifier-mapper/rows.ts";
import { NotFoundIds } from "../../features/identifier-mapper/NotFoundIds.tsx";
import { useIdentifierTypes } from "../../features/identifier-mapper/types.ts";
import type { IdentifierType } from "../../features/identifier-mapper/types.ts";
import { ListRepair } from "../../features/pasted-genes/ListRepair.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";

const isInput = (state: unknown): state is MapperInput =>
  typeof state === "object" && state !== null && "text" in state && "type" in state;

/** /identifier-mapper-results: the genes of the identifiers that were given last. */
export function Component() {
  const { state } = useLocation();
  const lastInput = useSelector(mapperInput.selectors.input);
  const input = isInput(state) ? state : lastInput;
  const ids = useMemo(() => identifiersIn(input.text), [input.text]);
  const types = useIdentifierTypes();
  const type = types.find(({ id }) => id === input.type) ?? types[0];
  usePageTitle("Identifier mapper results");
  return (
    <div className="page">
      <header className="entity-head">
        <div>
          <p className="kind">Identifier mapper</p>
          <h1>Identifier mapper results</h1>
          <p className="muted">
            {ids.length > 0 && type && `${counted(ids.length, `${type.displayName} identifier`)}. `}
            <Link to={urls.identifierMapper}>
              {ids.length > 0 ? "Change the identifiers" : "Enter identifiers"}
            </Link>
          </p>
        </div>
      </header>
      {ids.length > 0 && type ? (
        <Results text={input.text} ids={ids} type={type} />
      ) : (
        <p>There are no identifiers to look up yet.</p>
      )}
    </div>
  );
}

interface ResultsProps {
  /** As it was typed. */
  readonly text: string;
  readonly ids: string[];
  readonly type: IdentifierType;
}

function Results({ text, ids, type }: ResultsProps) {
  const query = tools.useMapIdentifiersQuery({ type: type.id, ids });
  if (query.isError)
    return (
      <ErrorMessage
        title="The identifiers could not be looked up."
        failure={asFailure(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.currentData)
    return (
      <div className="loading-page waiting" aria-busy="true">
        <SkeletonRows rows={6} label="Looking up …" />
      </div>
    );
  return <Mapped text={text} answer={query.currentData} type={type} />;
}

interface MappedProps {
  readonly text: string;
  readonly answer: MapperAnswer;
  readonly type: IdentifierType;
}

/** What became of each identifier; those that were not found are looked for among names and earlier ids of genes. */
function MappedRows({ text, answer }: Omit<MappedProps, "type">) {
  const { data: missing = null } = queries.useLookUpGenesQuery(
    { ids: answer.not_found },
    { skip: answer.not_found.length === 0 },
  );
  return <ListRepair rows={useMemo(() => mapperRows(text, answer, missing), [text, answer, missing])} />;
}

function Mapped({ text, answer, type: { taxonId, displayName: type } }: MappedProps) {
  const { site } = useDeployment();
  const organism = site.organisms.find(({ taxonid }) => taxonid === site.taxonid)?.common_name ?? "";
  const genes = genesOf(classes.flatMap(({ id }) => answer[id]));
  const hint =
    taxonId === null ? null : `Only ${type} genes that have an ortholog in ${organism} are known here.`;
  const missing = (
    <>
      <NotFoundIds ids={answer.not_found} type={type} hint={hint} />
      <MappedRows text={text} answer={answer} />
    </>
  );
  if (genes.length === 0)
    return (
      <>
        <p role="status">
          <b>{`No matching ${organism} genes were found for ${type} identifiers.`}</b>
        </p>
        {missing}
      </>
    );
  return (
    <>
      <div className="list-bar">
        <span role="status">
          <b>{counted(genes.length, "gene")}</b> found
        </span>
        <div className="actions">
          <SendMapped label="Send all to advanced search" genes={genes} type={type} />
          <SaveMapping answer={answer} />
        </div>
      </div>
      {missing}
      {classes.map((one) => (
        <MatchesOfClass key={one.id} of={one} answer={answer} type={type} />
      ))}
    </>
  );
}
