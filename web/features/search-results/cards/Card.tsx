import type { ReactNode } from "react";
import type { SearchHit } from "../../../../api/contract/search.ts";
import { GeneCard } from "./GeneCard.tsx";
import { ReferenceCard } from "./ReferenceCard.tsx";
import { TermCard } from "./TermCard.tsx";

/** What more is told of the kinds that have a card. */
const cards: Partial<Record<SearchHit["type"], (props: { readonly id: string }) => ReactNode>> = {
  gene: GeneCard,
  term: TermCard,
  reference: ReferenceCard,
};

/** What is told of the thing that the words name, below its name and product: from its finished page, which opens at once then. */
export function Card({ type, id }: Pick<SearchHit, "type" | "id">) {
  const Of = cards[type];
  return Of ? <Of id={id} /> : null;
}

/** Whether more is told of things of a kind than of any hit. */
export const hasCard = (type: SearchHit["type"]): boolean => cards[type] !== undefined;
