export interface InlinePart {
  readonly kind: "text" | "em" | "strong" | "link";
  readonly text: string;
  /** Of a link; else empty. */
  readonly url: string;
  /** Where it begins. */
  readonly at: number;
}

const marked = /\*\*(?<strong>[^*]+)\*\*|[*_](?<em>[^*_]+)[*_]|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g;

/** The little Markdown that a single paragraph of the settings needs: emphasis and links; all else is plain text. */
export function inlineMarkdown(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) parts.push({ kind: "text", text: text.slice(at, end), url: "", at });
  };
  for (const match of text.matchAll(marked)) {
    const { strong, em, label, url } = match.groups ?? {};
    plain(match.index);
    if (strong !== undefined) parts.push({ kind: "strong", text: strong, url: "", at: match.index });
    else if (em !== undefined) parts.push({ kind: "em", text: em, url: "", at: match.index });
    else if (label !== undefined && url !== undefined && /^(\/|https?:|mailto:)/.test(url))
      parts.push({ kind: "link", text: label, url, at: match.index });
    else parts.push({ kind: "text", text: match[0], url: "", at: match.index });
    at = match.index + match[0].length;
  }
  plain(text.length);
  return parts;
}
