import { Info } from "lucide-react";
import { Link } from "react-router-dom";
import type { GenePage } from "../../../api/contract/index.ts";
import { askedAs } from "./asked-as.ts";

export interface FormerIdProps {
  readonly gene: GenePage;
  /** Another id than the gene's, which the address had; null for none. */
  readonly asked: string | null;
}

/** Says by which other id the gene was found. */
export function FormerId({ gene, asked }: FormerIdProps) {
  const as = asked === null ? "itself" : askedAs(asked, gene);
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
