/** What became of genes and of the sequence. */
import { date, oneOf, required, table, text } from "./columns.ts";

export const geneCoordinateChanges = table({
  header: "row",
  columns: {
    date: date("Date"),
    gene: required("Systematic ID"),
    geneName: text("Primary name"),
    change: oneOf("Before / After change", ["before", "after"]),
    coordinates: text("Coordinates"),
    comment: text("Comment"),
    reference: text("Reference"),
  },
});

export const previousCoordinates = table({
  header: "row",
  columns: {
    chromosome: required("chromosome"),
    gene: required("systematic_id"),
    geneName: text("primary_name"),
    featureType: text("feature_type"),
    value: text("value"),
    date: date("date"),
    dbXrefRemoved: text("db_xref_removed"),
    dbXrefAdded: text("db_xref_added"),
    referenceRemoved: text("pombase_reference_removed"),
    referenceAdded: text("pombase_reference_added"),
    commentsRemoved: text("pombase_comments_removed"),
    commentsAdded: text("pombase_comments_added"),
    genomeSnapshot: text("genome_snapshot"),
  },
});

export const coordinateLog = table({
  header: "row",
  columns: {
    revision: text("revision"),
    date: date("date"),
    chromosome: text("chromosome"),
    gene: required("systematic_id"),
    geneName: text("primary_name"),
    featureType: text("feature_type"),
    addedOrRemoved: oneOf("added_or_removed", ["added", "removed"]),
    value: text("value"),
    dbXref: text("db_xref"),
    reference: text("pombase_reference"),
    comments: text("pombase_comments"),
  },
});

export const newGenes = table({
  header: "row",
  columns: {
    gene: required("Systematic ID"),
    geneName: text("Primary name"),
    date: date("Date added"),
    comment: text("Comment"),
    reference: text("Reference"),
  },
});

export const removedGenes = table({
  header: "row",
  columns: {
    gene: required("Systematic ID"),
    geneName: text("Primary name"),
    date: date("Date removed"),
    coordinates: text("Coordinates when removed"),
    comment: text("Comment"),
    reference: text("Reference"),
  },
});

export const obsoleteIds = table({
  header: "row",
  columns: { obsoleteId: required("obsolete_id"), gene: required("systematic_id") },
});

export const genomeSequenceChanges = table({
  header: "row",
  columns: {
    revision: text("revision"),
    date: date("date"),
    chromosome: text("chromosome"),
    reference: text("reference"),
    link: text("link"),
  },
});
