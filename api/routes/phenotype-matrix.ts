/** What alleles do to which processes. */
import { z } from "zod";
import { alleleOption } from "../annotations/alleles.ts";
import { subjectOf, typeOf } from "../annotations/asked.ts";
import { phenotypeMatrix, phenotypeMatrixQuery } from "../contract/phenotype-matrix.ts";
import { currentId } from "../documents/read-page.ts";
import { describedGroups, readPhenotypeMatrix } from "../phenotype-matrix/read.ts";
import { badRequest } from "../problem/problem-error.ts";
import { datasetRoute } from "./route.ts";

const matrix = datasetRoute({
  path: "/phenotype_matrix",
  group: "Annotations",
  summary: "What the alleles of a gene or publication do to which processes",
  description:
    "A row an allele, deletions first; a cell for each group of terms, which is a value of a filter of the table. " +
    "The counts of groups, rows and cells are those of the annotations call with this filter and `allele`. " +
    "With `allele`, a row for each set of conditions that the allele was studied under. " +
    "What an annotation says of the severity in words or numbers is told of each direction: the strongest.",
  answer: { description: "The rows with their cells.", schema: phenotypeMatrix },
  params: z.object({}),
  query: phenotypeMatrixQuery,
  examples: [
    "/phenotype_matrix?subject=gene:{gene}&type=single_locus_phenotype",
    "/phenotype_matrix?subject=gene:{gene}&type=single_locus_phenotype&allele=not_recorded",
  ],
  expensive: true,
  async answerWith({ query, services, generation, response }) {
    const { elastic, deployment } = services;
    const asked = subjectOf(query.subject);
    const type = await typeOf(query.type, services, generation);
    const groups = type && describedGroups(type, deployment);
    if (!type || !groups) {
      const known = deployment.annotationTypes.filter((one) => describedGroups(one, deployment) !== null);
      throw badRequest([
        {
          where: "query.type",
          value: query.type,
          reason:
            known.length === 0
              ? "has no groups of terms with directions; no type of this deployment has"
              : `has no groups of terms with directions; there are ${known.map(({ id }) => id).join(", ")}`,
        },
      ]);
    }
    await alleleOption(elastic, generation, query.allele);
    const subject = { ...asked, id: await currentId(elastic, generation, asked.kind, asked.id) };
    response.json(
      await readPhenotypeMatrix(elastic, generation, {
        subject,
        type,
        groups,
        allele: query.allele,
        size: query.size,
      }),
    );
  },
});

export const phenotypeMatrixRoutes = [matrix];
