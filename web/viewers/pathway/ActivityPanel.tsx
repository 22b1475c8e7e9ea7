import { X } from "lucide-react";
import { useEffect } from "react";
import type { ReactNode } from "react";
import type { GeneShort, PathwayActivity, PathwayGraph } from "../../../api/contract/index.ts";
import { pageAddress } from "../../shared/urls/dataset.ts";
import { urls } from "../../shared/urls/urls.ts";
import type { Pathway, PathwayNode } from "./drawn-pathway.ts";

type Node = PathwayActivity["inputs"][number];

export interface ActivityPanelProps {
  readonly pathway: Pathway;
  readonly activities: PathwayGraph["activities"];
  /** The box that is chosen. */
  readonly node: PathwayNode;
  readonly choose: (id: string | null) => void;
}

const GeneLink = ({ gene }: { readonly gene: Pick<GeneShort, "uniquename" | "name"> }) => (
  <a href={pageAddress(urls.gene(gene.uniquename))} target="_top">
    <i>{gene.name ?? gene.uniquename}</i>
  </a>
);

const NodeLink = ({ node }: { readonly node: Node }) =>
  node.gene ? (
    <GeneLink gene={node.gene} />
  ) : node.id.startsWith("GO:") ? (
    <a href={pageAddress(urls.term(node.id))} target="_top">
      {node.label}
    </a>
  ) : (
    <>
      {node.label} <span className="muted">{node.id}</span>
    </>
  );

/** All that the models say of a box: what it is, where, of what, and what it brings about. */
export function ActivityPanel({ pathway, activities, node, choose }: ActivityPanelProps) {
  const activity = activities.find(({ id }) => id === node.id);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === "Escape") choose(null);
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [choose]);
  return (
    <aside className="pathway__panel" aria-label={`About ${node.name}`} aria-live="polite">
      <button
        type="button"
        className="icon-button pathway__close"
        aria-label="Close"
        title="Close"
        onClick={() => choose(null)}
      >
        <X className="icon" aria-hidden />
      </button>
      <h2>
        {node.gene === null ? node.name : <GeneLink gene={{ uniquename: node.gene, name: node.name }} />}
      </h2>
      {node.gene !== null && (
        <p className="small">
          <a href={pageAddress(urls.gene(node.gene))} target="_top">
            Open the gene page
          </a>
        </p>
      )}
      {activity && <Facts activity={activity} />}
      <Effects pathway={pathway} node={node} choose={choose} />
      <InModels pathway={pathway} node={node} />
      {activity && <Evidence activity={activity} />}
    </aside>
  );
}

function Facts({ activity }: { readonly activity: PathwayActivity }) {
  const { molecular_function: does, members } = activity;
  const nodes = (list: readonly Node[]) => list.map((node) => <NodeLink key={node.id} node={node} />);
  const facts: readonly (readonly [string, readonly ReactNode[]])[] = [
    [
      "Activity",
      does
        ? [
            <a key={does.termid} href={pageAddress(urls.term(does.termid))} target="_top">
              {does.name}
            </a>,
          ]
        : [],
    ],
    ["Genes of the complex", members.map((gene) => <GeneLink key={gene.uniquename} gene={gene} />)],
    ["Part of", nodes(activity.part_of)],
    ["Occurs in", nodes(activity.occurs_in)],
    ["During", nodes(activity.happens_during)],
    ["Input", nodes(activity.inputs)],
    ["Output", nodes(activity.outputs)],
  ];
  return (
    <dl className="pathway__facts">
      {facts
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value, at) => (
              // Facts of an activity stay as they are.
              <dd key={at}>{value}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}

function Effects({ pathway, node, choose }: Omit<ActivityPanelProps, "activities">) {
  const names = new Map(pathway.nodes.map(({ id, name }) => [id, name]));
  const links = pathway.links.filter(({ source, target }) => source === node.id || target === node.id);
  if (links.length === 0) return null;
  const other = (id: string) => (
    <button type="button" className="link-button" onClick={() => choose(id)}>
      {names.get(id)}
    </button>
  );
  return (
    <>
      <h3>What it leads to and follows from</h3>
      <ul className="plain">
        {links.map(({ key, source, target, label }) => (
          <li key={key}>
            {source === node.id ? (
              <>
                <span className="rel">{label}</span> {other(target)}
              </>
            ) : (
              <>
                {other(source)} <span className="rel">{label}</span> this
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function InModels({ pathway, node }: Pick<ActivityPanelProps, "pathway" | "node">) {
  if (pathway.models.length < 2) return null;
  const titles = new Map(pathway.models.map(({ gocam_id: id, title }) => [id, title]));
  return (
    <>
      <h3>{node.models.length === 1 ? "In the model" : "In the models"}</h3>
      <ul className="plain">
        {node.models.map((id) => (
          <li key={id}>
            <a href={pageAddress(urls.gocam(id))} target="_top">
              {titles.get(id) || id}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const isReference = (id: string): boolean => id.startsWith("PMID:") || id.startsWith("GO_REF:");

function Evidence({ activity: { evidence } }: { readonly activity: PathwayActivity }) {
  if (evidence.length === 0) return null;
  const groups = Map.groupBy(evidence, ({ code, reference }) => `${code} ${reference ?? ""}`);
  return (
    <>
      <h3>Evidence</h3>
      <ul className="plain">
        {[...groups].map(([key, same]) => {
          const [one] = same;
          return (
            one && (
              <li key={key}>
                {one.label} <span className="muted">{one.code}</span>
                {one.reference !== null && (
                  <>
                    ,{" "}
                    {isReference(one.reference) ? (
                      <a href={pageAddress(urls.reference(one.reference))} target="_top">
                        {one.reference}
                      </a>
                    ) : (
                      one.reference
                    )}
                  </>
                )}
                <br />
                <span className="muted small">for: {same.map(({ about }) => about).join(", ")}</span>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
