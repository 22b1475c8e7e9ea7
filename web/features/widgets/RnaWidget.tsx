import type { GenePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { frames } from "../../shared/urls/frames.ts";
import { OtherSite } from "../entities/links.tsx";
import { Frame } from "../frames/Frame.tsx";
import { entryAddress } from "./entry-address.ts";

/** Stands in the address for an RNA that RNAcentral does not know. */
const predicted = "predicted";

/** The secondary structure of the gene's RNA: a drawing of the deployment's source, else the one predicted from its sequence. */
export function RnaWidget({ gene }: { readonly gene: GenePage }) {
  const { site } = useDeployment();
  const urs = gene.rnacentral_urs_identifier;
  return (
    <>
      <Frame
        title={`RNA 2D structure of ${gene.display_name}`}
        src={frames.rna2d(gene.uniquename, urs ?? predicted)}
        width={900}
        height={1020}
        loading="Structure view loading ..."
      />
      {urs !== null && (
        <p className="small after">
          <OtherSite to={entryAddress(site.viewers.rna_2d, urs)}>View {urs} at RNAcentral</OtherSite>
        </p>
      )}
    </>
  );
}
