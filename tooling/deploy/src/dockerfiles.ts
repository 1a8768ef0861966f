import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { marketIds } from '@veralune/routing';
import { z } from 'zod';
import { edgeFolder } from './compose.ts';
import { root } from './root.ts';

const workspace = z.object({ catalog: z.record(z.string(), z.string()) });
const manifest = z.object({ devEngines: z.object({ packageManager: z.object({ version: z.string() }) }) });

/** The versions of the tools, which have one place each. */
function toolVersions(): Readonly<Record<'node' | 'pnpm' | 'turbo', string>> {
  const { catalog } = workspace.parse(parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')));
  const { devEngines } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return z
    .object({ node: z.string(), pnpm: z.string(), turbo: z.string() })
    .parse({ node: catalog['node'], turbo: catalog['turbo'], pnpm: devEngines.packageManager.version });
}

interface DockerfileOptions {
  /** The name of its folder and package: `be`, `api`. */
  readonly app: string;
  readonly port: number;
}

/**
 * Stages that prepare a workspace with only the packages of the app, and install what the lockfile says. Turbo leaves out
 * `.pnpmfile.mjs`, which only publishing needs.
 */
function prunedStages(app: string, options = '', folder = `apps/${app}`): string {
  const { node, pnpm, turbo } = toolVersions();
  return `# syntax=docker/dockerfile:1
# Generated: node tooling/deploy/src/generate.ts
# Build it from the root of the repository: docker build --file ${folder}/Dockerfile --tag veralune/${app} .

FROM node:${node}-bookworm-slim AS tools
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1
RUN npm install --global --no-fund --no-audit pnpm@${pnpm} turbo@${turbo}
WORKDIR /repo

# Only the packages that this app needs, so that a change of others keeps the following layers.
FROM tools AS pruned
COPY . .
RUN turbo prune @veralune/${app} --docker

FROM tools AS installed
COPY --from=pruned /repo/out/json/ .
RUN --mount=type=cache,target=/pnpm-store \\
  pnpm install --frozen-lockfile --ignore-pnpmfile${options} --store-dir /pnpm-store
`;
}

const healthCheck = `HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \\
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]`;

/** The image of a market: Next's standalone output, which has no workspace and no package manager. */
export function siteDockerfile({ app, port }: DockerfileOptions): string {
  const { node } = toolVersions();
  return `${prunedStages(app)}
# The catalogue is not read: pages are rendered when they are first asked for.
FROM installed AS built
COPY --from=pruned /repo/out/full/ .
RUN --network=none --mount=type=secret,id=actions_key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY \\
  pnpm --filter @veralune/${app} run build

FROM node:${node}-bookworm-slim AS runner
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=${port} KEEP_ALIVE_TIMEOUT=80000
WORKDIR /site
COPY --from=built --chown=node:node /repo/apps/${app}/.next/standalone/ .
COPY --from=built --chown=node:node /repo/apps/${app}/.next/static/ apps/${app}/.next/static/
COPY --from=built --chown=node:node /repo/apps/${app}/public/ apps/${app}/public/
USER node
EXPOSE ${port}
${healthCheck}
CMD ["node", "apps/${app}/server.js"]
`;
}

/** The image of the API, which Node runs from its source. */
export function apiDockerfile({ app, port }: DockerfileOptions): string {
  const { node } = toolVersions();
  return `${prunedStages(app, ' --prod')}
FROM node:${node}-bookworm-slim AS runner
ENV NODE_ENV=production PORT=${port} DATA_DIR=/data
WORKDIR /api
COPY --from=installed /repo/ .
COPY --from=pruned /repo/out/full/ .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE ${port}
${healthCheck}
CMD ["node", "apps/${app}/src/main.ts"]
`;
}

/**
 * The image of nginx with tooling/edge, which writes the configuration when the container starts, and purges. The volume has what
 * must outlive a container: the copies, and the versions without which purged copies would be found again.
 */
export function edgeDockerfile({ port }: Pick<DockerfileOptions, 'port'>): string {
  const { node } = toolVersions();
  const tables = marketIds.map((id) => `COPY apps/${id}/redirects.csv apps/${id}/`);
  return `${prunedStages('edge', ' --prod --filter @veralune/edge...', 'tooling/edge')}
FROM node:${node}-bookworm-slim AS runner
ENV NODE_ENV=production
RUN apt-get update && apt-get install --yes --no-install-recommends curl nginx-light && rm -rf /var/lib/apt/lists/*
WORKDIR /edge
COPY --from=installed /repo/ .
COPY --from=pruned /repo/out/full/ .
${tables.join('\n')}
COPY deploy/edge.json .
RUN install -d -o www-data -g www-data ${edgeFolder}
USER www-data
VOLUME ${edgeFolder}
EXPOSE ${port}
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \\
  CMD ["curl", "--silent", "--output", "/dev/null", "http://127.0.0.1:${port}/robots.txt"]
CMD ["sh", "-c", "node tooling/edge/src/main.ts generate edge.json && exec nginx -p ${edgeFolder} -e stderr -c ${edgeFolder}/nginx.conf -g 'daemon off;'"]
`;
}
