/** Messages of JBrowse as the page says them. Pure. */

/** A sentence without the names of the kinds of errors in front of it. */
export function readable(message: string): string {
  const text = message.replace(/^(?:\w*Error: )+/, "").trim();
  const sentence = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
