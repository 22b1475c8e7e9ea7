import { useEffect, useMemo, useState } from "react";
import type { ComponentType } from "react";
import { useReady } from "../../features/frames/use-ready.ts";
import { useViewBoot } from "../../shared/boot/boot.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { releaseStructure, sourceFile } from "../frame/source-file.ts";
import { SourceLink } from "../frame/SourceLink.tsx";
import { Backbone } from "./Backbone.tsx";
import type { BackboneProps } from "./Backbone.tsx";
import { backboneOf } from "./backbone.ts";
import { cannotDraw } from "./messages.ts";
import type { MoleculeProps } from "./Molecule.tsx";
import { useFile } from "./use-file.ts";

// Its code comes while this page does. React would show what it waits for by itself a third of a second late.
const loading = import("./Molecule.tsx");
// What goes wrong is said by the view.
loading.catch(() => undefined);

export interface StructureViewProps {
  readonly source: "alphafold" | "pdb";
  readonly id: string;
}

const names = { alphafold: "Predicted structure", pdb: "Structure" } as const;
const loadingText = "Structure view loading ...";
const entryNames = { alphafold: "AlphaFold DB", pdb: "PDBe" } as const;

/** structure_view/{alphafold|pdb}/{id}: the structure drawn, from the deployment's source, else from the release's own files. */
export default function StructureView({ source, id }: StructureViewProps) {
  const { site } = useViewBoot();
  const { state: file, again } = useFile(
    sourceFile(site.viewers[source], id) ?? releaseStructure(source, id),
  );
  const title = `${names[source]} ${id}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useReady(file === "missing" || (typeof file === "object" && "failure" in file));
  const link = (
    <SourceLink source={site.viewers[source]} id={id}>
      View {id} at {entryNames[source]}
    </SourceLink>
  );
  if (file === "missing")
    return (
      <div className="viewer__message">
        <div className="empty">
          <h1 className="visually-hidden">{title}</h1>
          <p>
            The {names[source].toLowerCase()} of <b className="id">{id}</b> is not kept on this site.
          </p>
          <p>{link}</p>
        </div>
      </div>
    );
  if (typeof file === "object" && "failure" in file)
    return (
      <ErrorMessage title={cannotDraw(id)} failure={file.failure} onRetry={again}>
        {link}
      </ErrorMessage>
    );
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {file === "coming" ? (
        <Loading />
      ) : (
        <Drawing file={file.tables} isPredicted={source === "alphafold"} id={id} link={link} />
      )}
    </>
  );
}

const Loading = () => <SkeletonRows rows={4} label={loadingText} />;

/** The structure. Of a prediction, which is one protein, the backbone until the program is there that draws the rest. */
function Drawing(props: Omit<MoleculeProps, "onSettled">) {
  const { file, isPredicted, id } = props;
  const backbone = useMemo(() => (isPredicted ? backboneOf(file) : []), [file, isPredicted]);
  const [Molecule, setMolecule] = useState<ComponentType<MoleculeProps> | null>(null);
  const [state, setState] = useState<"coming" | "failed" | "settled">("coming");
  useEffect(() => {
    loading.then(
      (module) => setMolecule(() => module.default),
      () => setState("failed"),
    );
  }, []);
  useReady(state !== "coming" || backbone.length > 0);
  if (state === "failed")
    return (
      <ErrorMessage
        title={cannotDraw(id)}
        failure={{ status: null, detail: "A part of the site could not be reached.", requestId: null }}
        onRetry={() => location.reload()}
      />
    );
  return (
    <>
      {state === "coming" && (backbone.length > 0 ? <First residues={backbone} /> : <Loading />)}
      {Molecule && <Molecule {...props} onSettled={() => setState("settled")} />}
    </>
  );
}

/** What is seen first, and what is said of it. */
const First = ({ residues }: BackboneProps) => (
  <>
    <Backbone residues={residues} />
    <p className="visually-hidden" role="status">
      {loadingText}
    </p>
  </>
);
