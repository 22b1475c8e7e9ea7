import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { GenePage, Transcript, TranscriptPart } from "../../../api/contract/index.ts";
import { strandWords } from "../../../api/contract/values/strand.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { count, range, spanOf, withUnit } from "../../shared/format/format.ts";
import { CopyLink } from "../../shared/ui/CopyButton.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { Contradicted } from "../../features/entities/Contradicted.tsx";
import { NotInRelease } from "../../features/states/NotInRelease.tsx";
import { FrameShiftNote } from "../../features/drawings/FrameShiftNote.tsx";
import { PartsLegend } from "../../features/drawings/PartsLegend.tsx";
import type { LegendPart } from "../../features/drawings/PartsLegend.tsx";
import { DrawingDownloads } from "../../features/drawings/DrawingDownloads.tsx";
import {
  TranscriptFigure,
  TranscriptPicture,
  transcriptSize,
} from "../../features/drawings/TranscriptFigure.tsx";
import { partRows } from "./part-rows.ts";
import { partSequenceUrl } from "./part-sequence.ts";
import type { PartRow } from "./part-rows.ts";
import { noProtein, splicedLengthOf } from "./summary-facts.ts";
import { urls } from "../../shared/urls/urls.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { CheckBox } from "../../shared/ui/CheckBox.tsx";

/** Of the protein, or of an RNA that makes none. */
function productSize(transcript: Transcript): string {
  const { protein } = transcript;
  if (protein) return withUnit(count(protein.number_of_residues), "aa");
  return transcript.cds_location === null
    ? withUnit(count(splicedLengthOf(transcript)), "nt")
    : noProtein(transcript);
}

const columns: Column<PartRow>[] = [
  { id: "part", header: "Part", cell: (row) => row.title },
  {
    id: "start",
    header: "Start",
    number: true,
    inline: true,
    label: "start",
    cell: (row) => count(row.start),
  },
  { id: "end", header: "End", number: true, inline: true, label: "end", cell: (row) => count(row.end) },
  {
    id: "length",
    header: "Length (nt)",
    number: true,
    inline: true,
    label: "nt",
    cell: (row) => count(row.length),
  },
];

/** Every transcript to scale, with its parts as a table of the same facts. */
export function Transcripts({ gene }: { readonly gene: GenePage }) {
  return (
    <Section
      id="transcripts"
      title="Transcript details"
      {...(gene.transcripts.length > 1 && { count: String(gene.transcripts.length) })}
      actions={
        <CopyLink
          what="link to the transcripts"
          address={() => `${urls.gene(gene.uniquename)}#transcripts`}
        />
      }
    >
      <Contradicted contradictions={gene.contradictions} of={["location"]} />
      {gene.transcripts.length === 0 && <p>This gene has no transcripts available</p>}
      {gene.transcripts.map((transcript) => (
        <OneTranscript key={transcript.uniquename} transcript={transcript} gene={gene} />
      ))}
    </Section>
  );
}

/** Says that a transcript is longer than its parts, as one is of which the release tells no UTR. */
function UncoveredEnds({ transcript: { uniquename, location, parts } }: { readonly transcript: Transcript }) {
  const starts = parts.map((part) => part.location.start_pos);
  const ends = parts.map((part) => part.location.end_pos);
  const uncovered = spanOf(location) - (Math.max(...ends) - Math.min(...starts) + 1);
  if (parts.length === 0 || uncovered === 0) return null;
  return (
    <NotInRelease
      label={`Untranslated ends of ${uniquename}`}
      reason={`its parts leave ${withUnit(count(uncovered), "nt")} of ${withUnit(count(spanOf(location)), "nt")} open`}
    />
  );
}

interface TranscriptProps {
  readonly transcript: Transcript;
  readonly gene: GenePage;
}

function OneTranscript({ transcript, gene }: TranscriptProps) {
  const [asTable, setAsTable] = useState(false);
  const [relative, setRelative] = useState(false);
  const [search] = useSearchParams();
  const sequenceOf = (part: TranscriptPart): string => partSequenceUrl(gene, transcript, part, search);
  return (
    <div className="well" id={transcript.uniquename}>
      <TranscriptHead transcript={transcript} gene={gene} />
      <FrameShiftNote transcript={transcript} />
      <UncoveredEnds transcript={transcript} />
      {!asTable && <TranscriptFigure transcript={transcript} sequenceOf={sequenceOf} />}
      <ul className="legend">
        {!asTable && <PartsLegend has={hasPart(transcript)} />}
        <li className="grow" />
        {!asTable && (
          <li>
            <DrawingDownloads
              what={`the drawing of ${transcript.uniquename}`}
              file={transcript.uniquename}
              drawing={<TranscriptPicture transcript={transcript} sequenceOf={sequenceOf} />}
              {...transcriptSize}
            />
          </li>
        )}
        <li>
          <CheckBox checked={asTable} onChange={setAsTable}>
            Show exon/intron/UTR positions
          </CheckBox>
        </li>
        <li>
          <CheckBox
            checked={relative}
            onChange={(checked) => {
              setRelative(checked);
              setAsTable(true);
            }}
          >
            Show transcript positions
          </CheckBox>
        </li>
      </ul>
      {asTable && (
        <DataTable
          caption={`Parts of ${transcript.uniquename}`}
          columns={columns}
          rows={partRows(transcript, relative)}
          rowKey={(row) => row.id}
        />
      )}
    </div>
  );
}

/** What the transcript is, where it lies, and how long its product is. */
function TranscriptHead({ transcript, gene }: TranscriptProps) {
  const { site } = useDeployment();
  const { location, protein } = transcript;
  const chromosome = site.chromosomes.find(({ id }) => id === location.chromosome_name);
  const product = protein?.product ?? gene.product;
  return (
    <p className="well__head">
      <b className="id">{transcript.uniquename}</b> <span>{transcript.transcript_type}</span>
      {product && <span>{product}</span>}
      <span className="muted">
        Location: {range(location.start_pos, location.end_pos)} ({withUnit(count(spanOf(location)), "nt")})
      </span>
      <span className="muted">
        {chromosome?.long_display_name ?? location.chromosome_name}, {strandWords(location.strand)}
      </span>
      <span className="muted">Product size: {productSize(transcript)}</span>
    </p>
  );
}

/** Whether a transcript has parts of a kind. */
const hasPart =
  ({ parts, cds_location: cds }: TranscriptProps["transcript"]) =>
  (part: LegendPart): boolean =>
    part === "coding" || part === "exon"
      ? (cds !== null) === (part === "coding")
      : parts.some(({ feature_type }) => feature_type.includes(part));
