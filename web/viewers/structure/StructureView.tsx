import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { useViewBoot } from "../../shared/boot/boot.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { releaseStructure, sourceFile } from "../frame/source-file.ts";
import type { MoleculeProps } from "./Molecule.tsx";

// Its code comes while this page does. React would show what it waits for by itself a third of a second late.
const loading = import("./Molecule.tsx");
// What goes wrong is said by the view.
loading.catch(() => undefined);

export interface StructureViewProps {
  readonly source: "alphafold" | "pdb";
  readonly id: string;
}

/** structure_view/{alphafold|pdb}/{id}: the structure drawn, from the deployment's source, else from the release's own files. */
export default function StructureView({ source, id }: StructureViewProps) {
  const { site } = useViewBoot();
  const file = sourceFile(site.viewers[source], id) ?? releaseStructure(source, id);
  useEffect(() => {
    document.title = `${source === "pdb" ? "Structure" : "Predicted structure"} ${id}`;
  }, [source, id]);
  const [Molecule, setMolecule] = useState<ComponentType<MoleculeProps> | "failed" | null>(null);
  useEffect(() => {
    loading.then(
      (module) => setMolecule(() => module.default),
      () => setMolecule("failed"),
    );
  }, []);
  if (Molecule === null) return <SkeletonRows rows={5} label="Structure view loading ..." />;
  if (Molecule === "failed")
    return (
      <ErrorMessage
        title={`The structure ${id} could not be drawn.`}
        failure={{ status: null, detail: "A part of the site could not be reached.", requestId: null }}
        onRetry={() => location.reload()}
      />
    );
  return <Molecule file={file} source={source} id={id} />;
}
