import { pathSegment } from "../../../api/contract/values/entity-path.ts";

/** Page of a thing at a source of the deployment's viewers. */
export const entryAddress = ({ entry_url: url }: { readonly entry_url: string }, id: string): string =>
  url.replaceAll("<<IDENTIFIER>>", pathSegment(id));
