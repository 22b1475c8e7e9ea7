/** No name is longer, and the api looks at no more. */
export const maxQueryLength = 200;

/** Pasted text as one line: line ends and tabs part words, where the browser would take them out and join the words. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
