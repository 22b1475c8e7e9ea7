import { Download } from "lucide-react";
import type { DownloadableFile } from "../../../api/contract/index.ts";
import { count, sizeText } from "../../shared/format/format.ts";
import { CopyButton } from "../../shared/ui/CopyButton.tsx";
import { licenceWords } from "./licence-words.ts";

/** A file: what it holds, how to get it, and all that is known of it when its details are opened. */
export function FileEntry({ file }: { readonly file: DownloadableFile }) {
  return (
    <li className="download" id={file.name}>
      <div className="download__head">
        <h3>{file.title}</h3>
        <span className="subtle">
          {file.format} · {count(file.rows)} {file.unit} · {file.date}
        </span>
      </div>
      <p>{file.description}</p>
      <p className="download__get">
        <a className="button" href={file.address} download={file.name}>
          <Download className="icon" aria-hidden />
          {file.name}
        </a>
        <span className="subtle">{sizeText(file.size)}</span>
        <CopyButton
          label="Copy the address"
          fullLabel={`Copy the address of ${file.name}`}
          what={`address of ${file.name}`}
          text={() => location.origin + file.address}
          isLink
        />
      </p>
      {file.notes.length > 0 && (
        <ul className="download__notes">
          {file.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>
          {file.columns.length > 0 ? `${file.columns.length} columns, ` : ""}licence, sources and checksum
          <span className="visually-hidden"> of {file.name}</span>
        </summary>
        <Details file={file} />
      </details>
    </li>
  );
}

function Details({ file }: { readonly file: DownloadableFile }) {
  const { columns, comment, licences, sources } = file;
  return (
    <div className="download__details">
      <dl className="defs">
        <div>
          <dt>Licence</dt>
          <dd>{licenceWords(licences)}</dd>
        </div>
        <div>
          <dt>Unpacked</dt>
          <dd>{sizeText(file.unpacked_size)}</dd>
        </div>
        <div className="wide">
          <dt>Made of</dt>
          <dd>{sources.join("; ")}</dd>
        </div>
        <div className="wide">
          <dt>SHA-256</dt>
          <dd>
            <code className="wrap-anywhere">{file.sha256}</code>
          </dd>
        </div>
      </dl>
      {columns.length > 0 && (
        <>
          <p className="small">
            {file.has_header ? "The first line names the columns" : "The columns have no header row"}
            {comment === null ? "." : `; lines that begin with ${comment} are no rows.`}
          </p>
          <table className="table">
            <caption className="visually-hidden">Columns of {file.name}</caption>
            <thead>
              <tr>
                <th scope="col">Column</th>
                <th scope="col">Type</th>
                <th scope="col">What it holds</th>
              </tr>
            </thead>
            <tbody>
              {columns.map(({ name, type, description }) => (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                  </td>
                  <td>{type}</td>
                  <td>{description}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
