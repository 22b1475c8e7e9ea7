/** GO_REF records that the demo cites: true numbers, since software knows them; the texts are ours. */
export const goRefs: readonly {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly obsolete: boolean;
  readonly description: string;
}[] = [
  {
    id: "GO_REF:0000002",
    title: "Annotation by domain matches",
    year: 2001,
    obsolete: false,
    description: "A term follows from a domain that the protein has; assigned automatically.",
  },
  {
    id: "GO_REF:0000015",
    title: "Nothing found",
    year: 2002,
    obsolete: false,
    description: "A curator looked for data about this aspect of the gene product and found none.",
  },
  {
    id: "GO_REF:0000024",
    title: "Transfer from an ortholog",
    year: 2011,
    obsolete: false,
    description: "A curator took the annotation over from an ortholog that was studied in another organism.",
  },
  {
    id: "GO_REF:0000033",
    title: "Transfer through a family tree",
    year: 2010,
    obsolete: false,
    description: "The annotation follows from an ancestor in the tree of the protein family.",
  },
  {
    id: "GO_REF:0000050",
    title: "Sequence model checked by a curator",
    year: 2007,
    obsolete: false,
    description: "A curator judged the match of the sequence to a model of a family.",
  },
  {
    id: "GO_REF:0000051",
    title: "Inference from what is known about the family",
    year: 2007,
    obsolete: false,
    description: "A curator concluded the annotation from keywords or other annotations of the gene product.",
  },
  {
    id: "GO_REF:0000001",
    title: "Unpublished data of the demo",
    year: 1998,
    obsolete: true,
    description: "No longer used.",
  },
];
