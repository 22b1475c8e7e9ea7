import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Front } from "../../../api/contract/index.ts";
import { about } from "../entities/about.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { useDeployment } from "../../shared/boot/boot.ts";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";
import { entityUrl, urls } from "../../shared/urls/urls.ts";
import { inlineMarkdown } from "./inline-markdown.ts";

/** What the front page begins with: what the site is, where to go first, and the search box. The server draws it, too. */
export function Hero({ search }: { readonly search: ReactNode }) {
  const { front } = useDeployment();
  return (
    <section className="hero">
      <h1>
        <Inline markdown={front.title} />
      </h1>
      <p className="hero__welcome">
        <Inline markdown={front.welcome_message} />
      </p>
      <QuickLinks links={front.quick_links} />
      {search}
      <div>
        <Examples pages={front.example_pages} />
        <Questions questions={front.questions} />
      </div>
    </section>
  );
}

/** Things to try the site with. */
const Examples = ({ pages }: { readonly pages: Front["example_pages"] }) =>
  pages.length > 0 && (
    <dl className="examples">
      <dt>Try</dt>
      {pages.map(({ kind, id, label }) => (
        <dd key={`${kind} ${id}`}>
          {kind !== "query" && <Glyph type={kind} />}
          <Link
            to={kind === "query" ? urls.query : entityUrl[kind](id)}
            {...(kind !== "query" && about(kind, id))}
          >
            {kind === "gene" || kind === "allele" ? <i>{label}</i> : label}
          </Link>
        </dd>
      ))}
    </dl>
  );

/** What the search understands beside names. */
const Questions = ({ questions }: Pick<Front, "questions">) =>
  questions.length > 0 && (
    <dl className="examples">
      <dt>Ask</dt>
      {questions.map((question) => (
        <dd key={question}>
          <Link to={urls.search(question)}>{question}</Link>
        </dd>
      ))}
    </dl>
  );

/** The first links of the page, side by side. */
const QuickLinks = ({ links }: { readonly links: Front["quick_links"] }) =>
  links.length > 0 && (
    <ul className="quick-links" aria-label="Quick links">
      {links.map(({ label, url }) => (
        <li key={url}>
          <SmartLink to={url}>{label}</SmartLink>
        </li>
      ))}
    </ul>
  );

/** One paragraph of Markdown: emphasis and links. */
const Inline = ({ markdown }: { readonly markdown: string }) =>
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
