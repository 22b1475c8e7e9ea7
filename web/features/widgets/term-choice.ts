/** Which widget a term's page shows. */
export const termWidgets = ["gocam_viewer", "rhea"] as const;
export type TermWidget = (typeof termWidgets)[number];
export type TermWidgetChoice = TermWidget | "none";

export interface TermHas {
  readonly models: boolean;
  readonly reactions: boolean;
}

/** The views that a term has. */
export const termWidgetsOf = ({ models, reactions }: TermHas): TermWidget[] =>
  termWidgets.filter((widget) => (widget === "gocam_viewer" ? models : reactions));

/** Reactions stand in for missing pathways, and pathways for missing reactions. */
export function shownTermWidget(choice: TermWidgetChoice, term: TermHas): TermWidgetChoice {
  const available = termWidgetsOf(term);
  if (choice === "none" || available.includes(choice)) return choice;
  return available[0] ?? "none";
}
