import { Info } from "lucide-react";
import type { ReferencePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { mailUrl } from "../../shared/urls/urls.ts";
import { OtherSite } from "../../features/entities/links.tsx";
import { curationStatus } from "./curation.ts";

/** How far a publication is curated, by whom, and why it has no annotations when it has none. */
export function CurationNote({ reference }: { readonly reference: ReferencePage }) {
  const { site } = useDeployment();
  const status = curationStatus(reference, site.show_staff_curator_names);
  const contact = site.contact_address !== null && (
    <a href={mailUrl(site.contact_address, `Curation of ${reference.uniquename}`)}>contact the curators</a>
  );
  switch (status.kind) {
    case "unknown":
      return null;
    case "curated":
      return (
        <p className="small muted after">
          {status.summary}. {status.by}
          {status.approved !== null && ` Approved ${status.approved}.`}
        </p>
      );
    case "missing":
      return (
        <Note>
          This publication has been curated, but this release has none of its annotations
          {status.alleles !== null && `, only ${status.alleles}`}.
        </Note>
      );
    case "reason":
      return <Note>{status.text}</Note>;
    case "waiting":
      return (
        <Note>
          This publication hasn't been curated yet.
          {contact && <> If you know what it should hold, please {contact}.</>}
        </Note>
      );
    case "assigned":
      return status.to === "staff" ? (
        <Note>
          This publication hasn't been curated yet. The curators have it in hand
          {contact && <>: please {contact} with questions about it</>}.
        </Note>
      ) : (
        <Note>
          This publication hasn't been curated yet. It is assigned to an author for community curation
          {site.curation_tool_url !== null && reference.canto_session_key !== null && (
            <>
              , in the <OtherSite to={site.curation_tool_url}>curation tool</OtherSite>
            </>
          )}
          .{contact && <> To take part, {contact}.</>}
        </Note>
      );
  }
}

const Note = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="message">
    <Info className="icon" aria-hidden />
    <div>{children}</div>
  </div>
);
