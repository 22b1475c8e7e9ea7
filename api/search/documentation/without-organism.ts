/** The organism that a site is about, which people name and its texts do not, since all of them are about it. Pure. */
import type { Site } from "../../../config/schema.ts";
import { fold } from "../../contract/values/fold.ts";
import { tells } from "./telling.ts";

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A folded question without the names of the site's own organism, unless it asks for nothing else. */
export function withoutOrganism(
  text: string,
  { taxonid, organisms }: Pick<Site, "taxonid" | "organisms">,
): string {
  const own = organisms.find((one) => one.taxonid === taxonid);
  if (!own) return text;
  const { genus, species, common_name: common } = own;
  const names = [`${genus} ${species}`, `${genus.slice(0, 1)}. ${species}`, common, species].map((name) =>
    escape(fold(name)).replaceAll(" ", String.raw`\s*`),
  );
  const rest = text
    .replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names.join("|")})(?![\p{L}\p{N}])`, "gu"), " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return tells(rest) ? rest : text;
}
