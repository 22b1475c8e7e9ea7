import { Info } from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useEffect } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";

/** How an address named a gene: by its own id, by one of its transcripts, by a transcript that it does not have, or by an id that it has taken over. */
export type IdMeaning = "itself" | "transcript" | "no transcript" | "former id";

/** What an id other than the gene's own means, with or without a database's name before it. */
export function idMeaning(
  asked: string,
  {
    uniquename,
    transcripts,
  }: Pick<GenePage, "uniquename"> & { readonly transcripts: readonly { readonly uniquename: string }[] },
): IdMeaning {
  const id = asked.slice(asked.indexOf(":") + 1);
  if (id === uniquename) return "itself";
  if (transcripts.some((transcript) => transcript.uniquename === id)) return "transcript";
  return id.startsWith(`${uniquename}.`) && /^\d+$/.test(id.slice(uniquename.length + 1))
    ? "no transcript"
    : "former id";
}

export interface FormerIdProps {
  readonly gene: GenePage;
  /** Another id than the gene's, which the address had; null for none. */
  readonly asked: string | null;
}

/** Says by which other id the gene was found. */
export function FormerId({ gene, asked }: FormerIdProps) {
  const as = asked === null ? "itself" : idMeaning(asked, gene);
  if (asked === null || as === "itself") return null;
  const id = asked.slice(asked.indexOf(":") + 1);
  return (
    <div className="message" role="note">
      <Info className="icon" aria-hidden />
      <div>
        <b className="id">{id}</b>{" "}
        {as === "transcript" && (
          <>
            is <Link to={{ hash: id }}>a transcript</Link> of this gene.
          </>
        )}
        {as === "no transcript" && (
          <>
            is none of <Link to={{ hash: "transcripts" }}>the transcripts</Link> that this gene has in the
            present release.
          </>
        )}
        {as === "former id" && (
          <>
            is a former ID: it is now part of this gene, <span className="id">{gene.uniquename}</span>.
          </>
        )}
      </div>
    </div>
  );
}

/** What a history entry keeps when it stands in place of a former id. */
interface FormerIdState {
  readonly formerId: string;
}

const hasFormerId = (state: unknown): state is FormerIdState =>
  typeof state === "object" && state !== null && "formerId" in state && typeof state.formerId === "string";

/** Puts the gene's own id into the address where a former one was asked for, and says which one it was; null for none. */
export function useFormerId(asked: string, gene: GenePage): string | null {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    if (asked === gene.uniquename) return;
    // The page under its own id is the same: it is not asked for again.
    void dispatch(api.util.upsertQueryData("gene", gene.uniquename, gene));
    void navigate(
      { pathname: urls.gene(gene.uniquename), search, hash },
      { replace: true, state: { formerId: asked } satisfies FormerIdState },
    );
    // Only once for an id: what stands behind it in the address changes as the page is used.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, gene.uniquename]);
  return asked !== gene.uniquename ? asked : hasFormerId(state) ? state.formerId : null;
}
