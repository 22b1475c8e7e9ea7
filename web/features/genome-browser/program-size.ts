/** What a browser has to fetch before JBrowse draws something, packed; tests/browser/built-files.test.ts holds it to what is built. */
export const programSize = "0.5 MB";
