/** How JBrowse reads the files of this site: an "internet account" is what it calls the reader of some addresses. */
import type PluginManager from "@jbrowse/core/PluginManager";
import { ConfigurationReference, ConfigurationSchema } from "@jbrowse/core/configuration";
import InternetAccountType from "@jbrowse/core/pluggableElementTypes/InternetAccountType";
import { BaseInternetAccountConfig, InternetAccount } from "@jbrowse/core/pluggableElementTypes/models";
import { types } from "@jbrowse/mobx-state-tree";
import { fetchWithin } from "./read-within.ts";

const readerName = "SiteFiles";

const readerSchema = ConfigurationSchema(
  readerName,
  {},
  { baseConfiguration: BaseInternetAccountConfig, explicitlyTyped: true },
);

/** The configuration of the reader. @param dataset address of the data set whose files are read */
export const siteFiles = (dataset: string) => ({
  type: readerName,
  internetAccountId: "site-files",
  name: "Files of this site",
  domains: [dataset],
});

/** A reader to whom the end of a file is no failure. It asks for no names or passwords. */
const reader = InternetAccount.named(readerName)
  .props({ type: types.literal(readerName), configuration: ConfigurationReference(readerSchema) })
  .actions(() => ({
    getToken: () => Promise.resolve(""),
    getFetcher: () => fetchWithin,
  }));

/** Adds the reader to JBrowse. */
export const addSiteFiles = (manager: PluginManager): void =>
  void manager.addInternetAccountType(
    () => new InternetAccountType({ name: readerName, configSchema: readerSchema, stateModel: reader }),
  );
