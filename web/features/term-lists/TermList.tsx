import type { ReactNode } from "react";
import { Link, useParams } from "react-router-dom";
import type { TermPage } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { urls } from "../../shared/urls/urls.ts";
import { about } from "../entities/about.ts";
import { EntityHead } from "../entities/EntityHead.tsx";
import { usePrimaryAddress } from "../entities/use-primary-address.ts";
import { Loaded } from "../states/Loaded.tsx";

export interface TermListProps {
  /** Title of the page. */
  readonly kind: string;
  /** What is listed, as in "the genes of …". */
  readonly what: string;
  /** Address of the page of a term. */
  readonly address: (termid: string) => string;
  readonly children: (term: TermPage) => ReactNode;
}

/** A page that lists what is annotated to the term of its address. */
export function TermList(props: TermListProps) {
  const { id = "" } = useParams();
  return (
    <Loaded query={api.useTermQuery(id)} title={[props.kind, id]}>
      {(term) => <LoadedTermList {...props} asked={id} term={term} />}
    </Loaded>
  );
}

function LoadedTermList({
  kind,
  what,
  address,
  children,
  asked,
  term,
}: TermListProps & { readonly asked: string; readonly term: TermPage }) {
  const { termid, name } = term;
  usePrimaryAddress(address, asked, termid);
  usePageTitle(kind, termid, name);
  return (
    <div className="page">
      <EntityHead
        type="term"
        kind={kind}
        name={name}
        id={termid}
        copied={`${name} ${termid}`}
        longName={`the ${what} of ${name} (${termid})`}
      >
        <p className="muted">
          Annotated to the term or to one below it ·{" "}
          <Link to={urls.term(termid)} {...about("term", termid)}>
            Full term page
          </Link>
        </p>
      </EntityHead>
      {children(term)}
    </div>
  );
}
