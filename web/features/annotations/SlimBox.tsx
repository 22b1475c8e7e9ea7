import { Link } from "react-router-dom";
import type { AnnotationsAnswer, AnnotationType } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { Listed, TermLink } from "../entities/links.tsx";

/** The slim terms that a gene's annotations fall under, or that there are none. */
export function SlimBox({
  type,
  slim,
}: {
  readonly type: AnnotationType;
  readonly slim: AnnotationsAnswer["slim"] | undefined;
}) {
  const { site } = useDeployment();
  const link = type.slim === null ? null : (site.slims[type.slim]?.link ?? null);
  const title = type.slim_description ?? "";
  return (
    <p className="slim-box">
      <span className="muted">{link === null ? title : <Link to={link}>{title}</Link>}: </span>
      {slim &&
        (slim.length > 0 ? (
          <Listed parts={slim.map((term) => ({ key: term.termid, part: <TermLink term={term} /> }))} />
        ) : (
          `This gene product is not currently assigned to any ${type.slim_no_category_text ?? "category"}`
        ))}
    </p>
  );
}
