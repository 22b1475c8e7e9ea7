/** The releases' blank cells are null in documents. */
export const orNull = (text: string): string | null => (text === "" ? null : text);
