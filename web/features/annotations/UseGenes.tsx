import { fileAddress } from "../../shared/api-client/annotations.ts";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";
import { fetchIds } from "../../shared/api-client/fetch-text.ts";
import { SendGenes } from "../gene-handoff/SendGenes.tsx";

export interface UseGenesProps {
  /** What the genes are, e.g. "GO biological process of cdc2". */
  readonly name: string;
  readonly request: AnnotationsRequest;
}

/** Adds the genes of all rows that a table shows to a query. */
export const UseGenes = ({ name, request }: UseGenesProps) => (
  <SendGenes quiet name={name} genes={() => fetchIds(fileAddress(request, "genes"))} />
);
