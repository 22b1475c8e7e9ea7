import { Link } from "react-router-dom";
import type { DownloadsAnswer } from "../../../api/contract/index.ts";
import { downloadsLead } from "../../../api/contract/values/downloads-lead.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { PageWithMenu } from "../../features/section-menu/PageWithMenu.tsx";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { downloadCalls } from "../../shared/api-client/downloads.ts";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { counted } from "../../shared/format/format.ts";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { FileEntry } from "./FileEntry.tsx";
import { groupId, groupsOf, withWords } from "../../features/files/files.ts";
import type { FileGroup } from "../../features/files/files.ts";
import { setOrDelete, useParameters } from "../../shared/urls/use-parameters.ts";

/** /downloads: the files of a release, of the live one unless the address names another. */
export function Component() {
  const [search] = useParameters();
  const release = search.get("release") ?? "latest";
  return (
    <Loaded query={downloadCalls.useDownloadsQuery(release)} title={["Downloads"]}>
      {(answer) => <Downloads answer={answer} />}
    </Loaded>
  );
}

function Downloads({ answer }: { readonly answer: DownloadsAnswer }) {
  usePageTitle("Downloads", ...(answer.releases[0] === answer.release ? [] : [`release ${answer.release}`]));
  useFragment();
  const [search, change] = useParameters();
  const { site_name: site } = useDeployment().site;
  const words = search.get("words") ?? "";
  const files = withWords(answer.files, words);
  const groups = groupsOf(files);
  const [before, after] = downloadsLead(site, answer.release, answer.files);
  const filter = (text: string) => change((present) => setOrDelete(present, "words", text));
  return (
    <PageWithMenu
      entries={[
        ...groups.map(({ name, files: of }) => ({ id: groupId(name), label: name, count: of.length })),
        ...(answer.files.length === 0 ? [] : [{ id: "programs", label: "For programs" }]),
      ]}
    >
      <header className="page-head">
        <h1>Downloads</h1>
        <p className="lead">
          {before}
          <Organism />
          {after}
        </p>
      </header>
      <Releases answer={answer} />
      {answer.files.length === 0 ? (
        <p>This release was loaded before there were files for download.</p>
      ) : (
        <>
          <div className="reference-list__bar">
            <TextFilter label="Filter files by words" value={words} onChange={filter} />
            <p role="status" className="subtle">
              {words === ""
                ? counted(answer.files.length, "file")
                : `${files.length} of ${counted(answer.files.length, "file")}`}
            </p>
          </div>
          {groups.map((group) => (
            <Group key={group.name} group={group} />
          ))}
          <ForPrograms answer={answer} />
        </>
      )}
    </PageWithMenu>
  );
}

const Group = ({ group: { name, files } }: { readonly group: FileGroup }) => (
  <Section id={groupId(name)} title={name} count={counted(files.length, "file")}>
    <ul className="downloads">
      {files.map((file) => (
        <FileEntry key={file.name} file={file} />
      ))}
    </ul>
  </Section>
);

function Organism() {
  const organism = useMetadata()?.organism;
  return <i>{organism && `${organism.genus} ${organism.species}`}</i>;
}

/** Releases whose files are kept. */
function Releases({ answer: { releases, release } }: { readonly answer: DownloadsAnswer }) {
  if (releases.length < 2) return null;
  return (
    <p>
      Releases kept:{" "}
      {releases.map((one, index) => (
        <span key={one}>
          {index > 0 && ", "}
          {one === release ? (
            <b aria-current="true">{one}</b>
          ) : (
            <Link to={index === 0 ? "/downloads" : `/downloads?release=${one}`}>{one}</Link>
          )}
          {index === 0 && " (current)"}
        </span>
      ))}
    </p>
  );
}

function ForPrograms({ answer }: { readonly answer: DownloadsAnswer }) {
  const address = answer.descriptions[0]?.address.replace(/[^/]*$/, "") ?? "";
  return (
    <Section id="programs" title="For programs and catalogues">
      <p>
        The addresses of this page name the release and stay the same as long as it is kept. These files
        describe all others:
      </p>
      <ul className="inline-links">
        {answer.descriptions.map(({ name, title, address: at }) => (
          <li key={name}>
            <a href={at}>{title}</a> <span className="subtle">{name}</span>
          </li>
        ))}
      </ul>
      <p>All files at once, and whether they came whole:</p>
      <pre className="downloads__command" tabIndex={0}>
        <code>{`curl -fsSL ${location.origin}${address}SHA256SUMS -o SHA256SUMS
cut -c67- SHA256SUMS | xargs -I{} curl -fLO ${location.origin}${address}{}
sha256sum --check SHA256SUMS`}</code>
      </pre>
    </Section>
  );
}
