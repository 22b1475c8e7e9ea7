/** What every route works with. Made once at start; tests make their own. */
import type { Client } from "@elastic/elasticsearch";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import type { DeploymentPage } from "../../config/load.ts";
import type { Deployment } from "../../config/schema.ts";
import type { Generations } from "../generation/generations.ts";
import type { Front } from "./front.ts";

export interface Services {
  readonly elastic: Client;
  readonly redis: Redis;
  readonly generations: Generations;
  readonly deployment: Deployment;
  /** Folder of the deployment, for its images. */
  readonly deploymentFolder: string;
  /** The deployment's own pages of text. */
  readonly pages: readonly DeploymentPage[];
  /** Folder of the built web. */
  readonly webRoot: string;
  readonly version: string;
  /** Prefix of keys in Redis, as of indices. */
  readonly prefix: string;
  /** How much one client can use of the expensive calls in a minute; 0 is no limit. */
  readonly rateLimit: number;
  readonly log: Logger;
  /** ms after which a request is logged as a slow one; never when absent or 0. */
  readonly slow?: number;
  /** Goes before all others, where there is a collector of traces. */
  readonly trace?: Front;
  /** Whose word about where a request comes from is taken; proxies on this machine when absent. */
  readonly trustedProxies?: readonly string[];
  /** Scheme and host that the site is known under; those of each request when absent. */
  readonly publicUrl?: string | null;
}
