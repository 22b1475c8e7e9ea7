/** The items of `front-panels`. */
import { z } from "zod";
import type { FrontPanel } from "./records.ts";

export const frontPanel: z.ZodType<FrontPanel> = z
  .object({
    title: z.string(),
    panel_type: z.string().min(1),
    content: z.string(),
    reference_id: z.string().nullish(),
    link: z.string().nullish(),
    link_label: z.string().nullish(),
    date_added: z.string().nullish(),
    show_on_front_page: z.boolean().default(false),
  })
  .transform((panel) => ({
    title: panel.title,
    panelType: panel.panel_type,
    content: panel.content,
    referenceId: panel.reference_id ?? null,
    link: panel.link ?? null,
    linkLabel: panel.link_label ?? null,
    dateAdded: panel.date_added ?? null,
    showOnFrontPage: panel.show_on_front_page,
  }));
