import { SmartLink } from "../../shared/ui/SmartLink.tsx";
import { inlineMarkdown } from "./inline-markdown.ts";

/** One paragraph of Markdown: emphasis and links. */
export const WelcomeText = ({ markdown }: { readonly markdown: string }) =>
  inlineMarkdown(markdown).map(({ kind, text, url, at }) =>
    kind === "em" ? (
      <i key={at}>{text}</i>
    ) : kind === "strong" ? (
      <b key={at}>{text}</b>
    ) : kind === "link" ? (
      <SmartLink key={at} to={url}>
        {text}
      </SmartLink>
    ) : (
      text
    ),
  );
