/** What can be typed into the search box. */
export function SearchHelp() {
  return (
    <ul>
      <li>Start typing to search for genes.</li>
      <li>For publications type or paste a PubMed ID and press enter.</li>
      <li>For ontology terms type or paste the term ID and press enter.</li>
      <li>See other options under the Search menu.</li>
    </ul>
  );
}
