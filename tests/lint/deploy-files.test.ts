/** Files for operators are true: alerts and dashboard name figures that exist, alerts have a runbook, containers are closed. */
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { collectDefaultMetrics, Registry } from "prom-client";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";

const root = join(import.meta.dirname, "../..");
const read = (path: string): Promise<string> => readFile(join(root, path), "utf8");

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const alerts = async (): Promise<Alert[]> => parse(await read("deploy/alerts.yml")).groups[0].rules;

/** Figures of the code, as it names them, and those of every Node process. */
async function figures(): Promise<Set<string>> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const names = new Set(register.getMetricsAsArray().map(({ name }) => name));
  for await (const file of glob("{api,indexer}/**/*.ts", { cwd: root }))
    for (const [, name] of (await read(file)).matchAll(/"((?:karyon|http|cache|requests)_[a-z_]+)"/g))
      names.add(name ?? "");
  names.delete("karyon_admin"); // the cookie of the admin page
  return names;
}

/** Names in an expression that are neither functions, labels nor words of the language. */
const named = (expression: string): string[] =>
  [...expression.replaceAll(/\{[^}]*\}|"[^"]*"|\bby \([^)]*\)/g, "").matchAll(/\b[a-z][a-z_]*_[a-z0-9_]+\b/g)]
    .map(([name]) => name.replace(/_(bucket|count|sum)$/, ""))
    .filter((name) => name !== "histogram_quantile");

describe("what operators are shown", () => {
  test("dashboard and alerts name figures that there are", async () => {
    const known = await figures();
    const { panels } = JSON.parse(await read("deploy/grafana-dashboard.json"));
    const expressions: string[] = [
      ...(await alerts()).map(({ expr }) => expr),
      ...panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
        targets.map(({ expr }) => expr),
      ),
    ];
    expect(expressions.length).toBeGreaterThan(40);
    const names = new Set(expressions.flatMap(named));
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
    // Every figure of releases, loads and servers is shown or watched somewhere.
    const own = [...known].filter((name) => name.startsWith("karyon_"));
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter((name) => !names.has(name))).toEqual([]);
  });

  test("every alert has a severity, a sentence and a runbook with steps", async () => {
    const runbooks = await read("docs/runbooks.md");
    const sections = new Map(
      runbooks
        .split(/^## /m)
        .slice(1)
        .map((section) => [section.split("\n")[0] ?? "", section]),
    );
    for (const { alert, labels, annotations } of await alerts()) {
      expect(["page", "ticket"]).toContain(labels.severity);
      expect(annotations.summary.length).toBeGreaterThan(15);
      expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
      expect(sections.get(alert), alert).toMatch(/^1\. /m);
      sections.delete(alert);
    }
    expect([...sections.keys()]).toEqual([]);
  });
});

interface Service {
  readonly command?: unknown;
  readonly restart?: string;
  readonly healthcheck?: unknown;
  readonly read_only?: boolean;
  readonly cap_drop?: string[];
  readonly security_opt?: string[];
  readonly mem_limit?: string;
  readonly ports?: string[];
  readonly environment?: Record<string, string>;
}

/** Names of all settings that the README lists. */
const settingsOfReadme = async (): Promise<string[]> =>
  [...(await read("README.md")).matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name = ""]) => name);

/** Settings that a file of containers does not hand on from the shell. */
const notTaken = (settings: readonly string[], compose: string): string[] =>
  settings.filter((name) => !compose.includes(`\${${name}:-`));

describe("the site in containers", () => {
  /** Settings that containers have no use for: of local processes, of what is not in the file, and paths inside. */
  const without =
    /^(ES_JAVA_HOME|KARYON_ES_PASSWORD|KARYON_STATE|HOST|ELASTICSEARCH_URL|REDIS_URL|KARYON_ADMIN_\w+|KARYON_RELEASES|KARYON_METRICS_\w+)$/;

  test("takes the settings of the README, and the word of a proxy on its machine", async () => {
    const compose = await read("docker-compose.yml");
    const settings = await settingsOfReadme();
    expect(settings.length).toBeGreaterThan(25);
    expect(notTaken(settings, compose).filter((name) => !without.test(name))).toEqual([]);
    const { services } = parse(compose, { merge: true });
    expect(services.api.environment).toMatchObject({
      ELASTICSEARCH_URL: "http://elasticsearch:9200",
      KARYON_TRUSTED_PROXIES: expect.stringContaining(":-uniquelocal}"),
    });
  });
});

describe("the cluster in containers", () => {
  /** As above; addresses, hosts and what says whom to believe are the cluster's own, and its users may use indices of one name. */
  const without =
    /^(ES_JAVA_HOME|KARYON_ES_PASSWORD|KARYON_STATE|HOST|ELASTICSEARCH_URL|REDIS_URL|KARYON_ADMIN_(HOST|TOKEN)|KARYON_METRICS_\w+|KARYON_INDEX_PREFIX|KARYON_TRUSTED_PROXIES)$/;

  test("takes the other settings of the README", async () => {
    const left = notTaken(await settingsOfReadme(), await read("deploy/docker-compose.cluster.yml"));
    expect(left.filter((name) => !without.test(name))).toEqual([]);
  });

  test("has limits, health checks, closed file systems and no secret in a setting", async () => {
    const { services } = parse(await read("deploy/docker-compose.cluster.yml"), { merge: true });
    // The shapes of the compose specification that are looked at here.
    for (const [name, service] of Object.entries<Service>(services)) {
      expect(service.mem_limit, name).toBeDefined();
      expect(service.cap_drop, name).toEqual(["ALL"]);
      expect(service.security_opt, name).toEqual(["no-new-privileges:true"]);
      if (service.restart !== "no") expect(service.healthcheck, name).toBeDefined();
      if (!name.startsWith("elasticsearch") && name !== "certificates")
        expect(service.read_only, name).toBe(true);
      for (const port of service.ports ?? []) expect(port, name).toMatch(/^(127\.0\.0\.1|\$\{KARYON_BIND)/);
      for (const [key, value] of Object.entries(service.environment ?? {}))
        if (/PASSWORD|TOKEN|API_KEY|SECRET/.test(key))
          expect([key, value].join(), name).toMatch(/_FILE,\/run\/secrets\//);
    }
  });

  test("in Kubernetes runs without root, with limits and probes", async () => {
    const objects = parseAllDocuments(await read("deploy/kubernetes/karyon.yaml")).map((one) => one.toJS());
    const workloads = objects.filter(({ kind }) =>
      ["Deployment", "StatefulSet", "CronJob", "Job"].includes(kind),
    );
    expect(workloads.length).toBeGreaterThan(3);
    for (const { metadata, spec } of workloads) {
      const pod = spec.template.spec;
      expect(pod.securityContext.runAsNonRoot, metadata.name).toBe(true);
      for (const container of pod.containers) {
        expect(container.resources.limits.memory, metadata.name).toBeDefined();
        expect(container.securityContext.allowPrivilegeEscalation, metadata.name).toBe(false);
        if (metadata.name !== "karyon-load") expect(container.readinessProbe, metadata.name).toBeDefined();
      }
    }
    // Prometheus asks from another machine, where the port of the site tells no figures.
    const { data: settings } = objects.find(({ kind }) => kind === "ConfigMap");
    const api = workloads.find(({ metadata }) => metadata.name === "karyon-api");
    expect(api.spec.template.metadata.annotations).toMatchObject({
      "prometheus.io/port": settings.KARYON_METRICS_PORT,
      "prometheus.io/path": "/metrics",
    });
    expect(settings.KARYON_METRICS_HOST).toBe("0.0.0.0");
  });
});
