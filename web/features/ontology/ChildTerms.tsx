import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import type { ChildTerm } from "../../../api/contract/index.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { count, counted } from "../../shared/format/format.ts";
import { lists } from "../../shared/api-client/lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { TermLink } from "../entities/links.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { relationStyle } from "./relations.ts";

/** Terms shown at a time. */
const pageSize = 25;

export interface ChildTermsProps {
  readonly term: { readonly termid: string; readonly name: string; readonly child_count: number };
  /** Whether its ontology is about genotypes, so that these are counted too. */
  readonly ofGenotypes: boolean;
  /** Whether the release annotates genes to its ontology, so that none of them is a finding. */
  readonly ofGenes: boolean;
}

/** The terms below a term, those with most genes first; each opens the terms below itself. */
export function ChildTerms({ term, ...of }: ChildTermsProps) {
  const [pages, setPages] = useState(1);
  return (
    <ul className="tree" aria-label={`Terms below ${term.name}`}>
      {Array.from({ length: pages }, (_, index) => (
        <ChildPage
          key={index}
          term={term}
          {...of}
          page={index + 1}
          isLast={index === pages - 1}
          onMore={() => setPages(pages + 1)}
        />
      ))}
    </ul>
  );
}

interface ChildPageProps extends ChildTermsProps {
  readonly page: number;
  readonly isLast: boolean;
  readonly onMore: () => void;
}

function ChildPage({ term, page, isLast, onMore, ...of }: ChildPageProps) {
  const { data, isError, error, refetch } = lists.useChildrenQuery({
    term: term.termid,
    page,
    size: pageSize,
  });
  if (isError)
    return (
      <li>
        <ErrorMessage
          title={`The terms below ${term.name} could not be loaded.`}
          failure={asFailure(error)}
          onRetry={() => void refetch()}
        />
      </li>
    );
  // The place of rows that are under way is kept, with that of the button below them.
  const toCome = Math.min(pageSize + 1, Math.max(1, term.child_count - (page - 1) * pageSize));
  if (!data)
    return (
      <li
        className="tree__waiting waiting"
        role="status"
        style={{ minHeight: `calc(var(--row) * ${toCome})` }}
      >
        Loading …
      </li>
    );
  const left = data.total - page * pageSize;
  return (
    <>
      {data.rows.map((child) => (
        <Child key={child.termid} child={child} {...of} />
      ))}
      {isLast && left > 0 && (
        <li>
          <button type="button" className="button" onClick={onMore}>
            Show {count(Math.min(left, pageSize))} more of {counted(data.total, "term")}
          </button>
        </li>
      )}
    </>
  );
}

interface ChildProps extends Omit<ChildTermsProps, "term"> {
  readonly child: ChildTerm;
}

function Child({ child, ...of }: ChildProps) {
  const [open, setOpen] = useState(false);
  const below = useId();
  const Arrow = open ? ChevronDown : ChevronRight;
  return (
    <li>
      <div className="tree__row">
        {child.child_count > 0 ? (
          <button
            type="button"
            className="tree__button"
            aria-expanded={open}
            aria-controls={open ? below : undefined}
            aria-label={`Terms below ${child.name}`}
            onClick={() => setOpen(!open)}
          >
            <Arrow className="icon" aria-hidden />
          </button>
        ) : (
          <span className="tree__leaf" aria-hidden />
        )}
        <span className="tree__name inline-links">
          <span className="rel">
            {child.relations.map((relation) => relationStyle(relation).label).join(", ")}
          </span>{" "}
          <TermLink term={child} /> <span className="id muted small">{child.termid}</span>
        </span>
        <span className="tree__counts">
          {child.gene_count > 0 ? (
            <Link
              to={urls.termGenes(child.termid)}
              aria-label={`${counted(child.gene_count, "gene")} of ${child.name}`}
            >
              {counted(child.gene_count, "gene")}
            </Link>
          ) : (
            of.ofGenes && <span className="muted">no genes</span>
          )}
          {of.ofGenotypes && child.genotype_count > 0 && (
            <>
              ,{" "}
              <Link
                to={urls.termGenotypes(child.termid)}
                aria-label={`${counted(child.genotype_count, "genotype")} of ${child.name}`}
              >
                {counted(child.genotype_count, "genotype")}
              </Link>
            </>
          )}
        </span>
      </div>
      {open && (
        <div id={below}>
          <ChildTerms term={child} {...of} />
        </div>
      )}
    </li>
  );
}
