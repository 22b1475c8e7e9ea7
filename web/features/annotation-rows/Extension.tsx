import type { BootDeployment, ExtensionPart, WithValue } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GeneLink, Listed, OtherSite, TermLink } from "../entities/links.tsx";
import { withUnit } from "../../shared/format/format.ts";
import { scoreOfText } from "../../../api/contract/values/phenotype-score.ts";
import { unitOf } from "./phenotype-score.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";

export interface TranscriptRules {
  readonly search: Pick<BootDeployment["search"], "database_prefixes">;
  readonly site: Pick<BootDeployment["site"], "transcript_systematic_identifier_pattern">;
}

/** The transcript that an identifier such as DB:G5.03.1 names, and its gene; null for any other. Pure. */
export function transcriptIn(
  identifier: string,
  { search, site }: TranscriptRules,
): { readonly id: string; readonly gene: string } | null {
  const colon = identifier.indexOf(":");
  if (colon >= 0 && !search.database_prefixes.includes(identifier.slice(0, colon))) return null;
  const id = identifier.slice(colon + 1);
  return new RegExp(site.transcript_systematic_identifier_pattern).test(id)
    ? { id, gene: id.replace(/\.\d+$/, "") }
    : null;
}

/** A value that is an address of another site, a number with its unit, or plain text. */
function Text({ text }: { readonly text: string }) {
  if (/^https?:\/\//.test(text)) return <OtherSite to={text}>{text}</OtherSite>;
  const score = scoreOfText(text);
  return score ? withUnit(String(score.value), unitOf(score)) : text;
}

function Target({ target }: { readonly target: ExtensionPart["target"] }) {
  switch (target.kind) {
    case "term":
      return <TermLink term={target.term} />;
    case "gene":
      return <GeneLink gene={target.gene} />;
    case "text":
      return <Text text={target.text} />;
  }
}

/** What narrows an annotation down, as a sentence with links: "during mitotic G1 phase, has input wee1". */
export const ExtensionText = ({ parts }: { readonly parts: readonly ExtensionPart[] }) => (
  <span className="ext">
    <Listed
      parts={parts.map((one, index) => ({
        key: `${one.relation}-${index}`,
        part: (
          <>
            <span className="rel">{one.relation_label}</span> <Target target={one.target} />
          </>
        ),
      }))}
    />
  </span>
);

/** Targets of one relation, which is said once: "has input wee1, mik1". */
export const TargetList = ({ parts }: { readonly parts: readonly ExtensionPart[] }) => (
  <span className="ext">
    <span className="rel">{parts[0]?.relation_label}</span>{" "}
    <Listed
      parts={parts.map((one, index) => ({ key: String(index), part: <Target target={one.target} /> }))}
    />
  </span>
);

/** An identifier of another database, or of a transcript, which its gene's page shows. */
function Identifier({ text }: { readonly text: string }) {
  const transcript = transcriptIn(text, useDeployment());
  return transcript ? (
    <PageLink className="ent id" to={urls.transcript(transcript.gene, transcript.id)}>
      {transcript.id}
    </PageLink>
  ) : (
    <span className="id">{text}</span>
  );
}

/** What an annotation was inferred with or from. */
export const Withs = ({ values }: { readonly values: readonly WithValue[] }) => (
  <Listed
    parts={values.map((one, index) => ({
      key: String(index),
      part:
        one.kind === "gene" ? (
          <GeneLink gene={one.gene} />
        ) : one.kind === "term" ? (
          <TermLink term={one.term} />
        ) : (
          <Identifier text={one.identifier} />
        ),
    }))}
  />
);
