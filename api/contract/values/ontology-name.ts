/** What an ontology is called on the site. Pure. */

interface AnnotationType {
  readonly display_name: string;
  readonly cv_names: readonly string[];
}

const words = (text: string): string => text.replaceAll("_", " ");

/**
 * That of the annotations with its terms, "Disease association" for "mondo"; of several types of annotation none can name it.
 * @param name of the ontology as the release writes it, or in words
 */
export function ontologyName(name: string, annotationTypes: readonly AnnotationType[]): string {
  const types = annotationTypes.filter(({ cv_names }) => cv_names.some((one) => words(one) === words(name)));
  return types.length === 1 && types[0] ? types[0].display_name : words(name);
}
