import { Link } from "react-router-dom";
import type { DownloadableFile } from "../../../api/contract/index.ts";
import { downloadCalls } from "../../shared/api-client/downloads.ts";
import { count, sizeText } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { NotInRelease } from "../states/NotInRelease.tsx";
import { LoadedPart } from "./LoadedPart.tsx";

const columns: Column<DownloadableFile>[] = [
  {
    id: "file",
    header: "File",
    className: "wrap-anywhere",
    cell: ({ name, address }) => (
      <a href={address} download={name}>
        {name}
      </a>
    ),
  },
  {
    id: "holds",
    header: "What it holds",
    className: "inline-links",
    cell: ({ name, description }) => (
      <>
        {description} <Link to={`/downloads#${name}`}>Columns, licence and checksum</Link>
      </>
    ),
  },
  {
    id: "rows",
    header: "Rows",
    number: true,
    inline: true,
    label: "rows",
    cell: ({ rows, unit }) => `${count(rows)} ${unit}`,
  },
  {
    id: "size",
    header: "Size",
    number: true,
    inline: true,
    label: "size",
    cell: ({ size }) => sizeText(size),
  },
  { id: "date", header: "Date", inline: true, label: "of", cell: ({ date }) => date },
];

/** Files of the release, in the order in which they are named. */
export const FileList = ({ names }: { readonly names: readonly string[] }) => (
  <LoadedPart query={downloadCalls.useDownloadsQuery("latest")} what="files of the release">
    {({ files, release }) => {
      const rows = names.flatMap((name) => files.find((file) => file.name === name) ?? []);
      return rows.length === 0 ? (
        <NotInRelease reason="the release was loaded without these files" />
      ) : (
        <DataTable
          caption={`Files of release ${release}`}
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
          isPart
        />
      );
    }}
  </LoadedPart>
);
