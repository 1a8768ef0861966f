import { marketIds, markets, type MarketId } from '@veralune/routing';
import { stringify } from 'yaml';

/** The port of the API in its container. */
export const apiPort = 4000;

/** The port of nginx in its container, where it is not root. */
export const edgePort = 8080;

/** Where nginx has its configuration, its copies and its state in its container. */
export const edgeFolder = '/var/lib/veralune-edge';

/** Without limits, the lines of nginx about each request would fill the disk. */
const restart = {
  restart: 'unless-stopped',
  logging: { driver: 'local', options: { 'max-size': '50m', 'max-file': '3' } },
};
const healthy = { condition: 'service_healthy' };

/** Compose takes a value from `.env` next to the file, and stops if a needed one is missing. */
function required(name: string): string {
  return `\${${name}:?set ${name} in .env}`;
}

function optional(name: string, byDefault = ''): string {
  return `\${${name}:-${byDefault}}`;
}

/** `be=http://be:3001…,ch=http://ch:3002…` */
function revalidationUrls(hostOf: (id: MarketId) => string): string {
  return marketIds.map((id) => `${id}=http://${hostOf(id)}/fragments/revalidate`).join(',');
}

const postgres = {
  image: 'postgres:17-bookworm',
  ...restart,
  environment: {
    POSTGRES_USER: 'veralune',
    POSTGRES_DB: 'veralune',
    POSTGRES_PASSWORD: required('POSTGRES_PASSWORD'),
  },
  volumes: ['postgres:/var/lib/postgresql/data'],
  networks: ['data'],
  healthcheck: {
    test: ['CMD', 'pg_isready', '--username', 'veralune', '--dbname', 'veralune'],
    interval: '5s',
    timeout: '3s',
    retries: 10,
  },
};

/** A cache: it forgets what is used least, and keeps nothing on disk. */
const valkey = {
  image: 'valkey/valkey:8-bookworm',
  ...restart,
  command: ['valkey-server', '--save', '', '--maxmemory', '512mb', '--maxmemory-policy', 'allkeys-lru'],
  networks: ['data'],
  healthcheck: { test: ['CMD', 'valkey-cli', 'ping'], interval: '5s', timeout: '3s', retries: 10 },
};

const api = {
  image: `${optional('REGISTRY', 'veralune')}/api:${optional('API_VERSION', 'latest')}`,
  build: { context: '.', dockerfile: 'apps/api/Dockerfile' },
  ...restart,
  init: true,
  stop_grace_period: '30s',
  environment: {
    DATABASE_URL: `postgres://veralune:${required('POSTGRES_PASSWORD')}@postgres:5432/veralune`,
    REVALIDATE_SECRET: required('REVALIDATE_SECRET'),
    PREVIEW_SECRET: required('PREVIEW_SECRET'),
    REDIS_URL: 'redis://valkey:6379',
    SITE_REVALIDATE_URLS: revalidationUrls((id) => `${id}:${markets[id].localPort}`),
    SITE_URLS: optional('SITE_URLS'),
    API_TRUSTED_PROXIES: '127.0.0.0/8,::1,172.16.0.0/12',
    SMTP_URL: optional('SMTP_URL'),
    RECAPTCHA_SECRET: optional('RECAPTCHA_SECRET'),
    STRIPE_SECRET_KEY: optional('STRIPE_SECRET_KEY'),
    STRIPE_WEBHOOK_SECRET: optional('STRIPE_WEBHOOK_SECRET'),
  },
  volumes: ['api:/data'],
  networks: ['data', 'sites'],
  depends_on: { postgres: healthy, valkey: healthy },
};

function site(id: MarketId) {
  const own = id.toUpperCase();
  return {
    image: `${optional('REGISTRY', 'veralune')}/${id}:${optional(`${own}_VERSION`, 'latest')}`,
    build: {
      context: '.',
      dockerfile: `apps/${id}/Dockerfile`,
      secrets: ['actions_key'],
    },
    ...restart,
    init: true,
    stop_grace_period: '30s',
    environment: {
      API_URL: `http://api:${apiPort}`,
      REDIS_URL: 'redis://valkey:6379',
      REVALIDATE_SECRET: required('REVALIDATE_SECRET'),
      SITE_URL: optional(`${own}_SITE_URL`),
      SITE_URLS: optional('SITE_URLS'),
      GTM_ID: optional(`${own}_GTM_ID`),
      RECAPTCHA_SITE_KEY: optional('RECAPTCHA_SITE_KEY'),
      PAYMENT_ORIGIN: optional('PAYMENT_ORIGIN'),
      TRUSTED_PROXIES: optional('TRUSTED_PROXIES', '1'),
    },
    networks: ['data', 'sites'],
    depends_on: { api: healthy, valkey: healthy },
  };
}

const edge = {
  image: `${optional('REGISTRY', 'veralune')}/edge:${optional('EDGE_VERSION', 'latest')}`,
  build: { context: '.', dockerfile: 'tooling/edge/Dockerfile' },
  ...restart,
  ports: [`${optional('HTTP_PORT', '80')}:${edgePort}`],
  volumes: [`edge:${edgeFolder}`],
  networks: ['sites'],
  depends_on: Object.fromEntries(marketIds.map((id) => [id, healthy])),
};

/** compose.yaml: all sites, the API, PostgreSQL, Valkey and nginx on one machine. */
export function composeFile(): string {
  const services = {
    postgres,
    valkey,
    api,
    ...Object.fromEntries(marketIds.map((id) => [id, site(id)])),
    edge,
  };
  const file = {
    name: 'veralune',
    services,
    networks: { data: { internal: true }, sites: {} },
    volumes: { postgres: {}, api: {}, edge: {} },
    secrets: { actions_key: { environment: 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY' } },
  };
  return `# Generated: node tooling/deploy/src/generate.ts
# docs/deployment.md says how to start it. Values come from .env next to this file.
${stringify(file, { aliasDuplicateObjects: false, lineWidth: 0 })}`;
}

/** The settings of nginx in compose.yaml, see docs/edge.md. */
export function edgeSettings(): string {
  const settings = {
    folder: edgeFolder,
    listen: [edgePort],
    accessLog: '/dev/stdout',
    errorLog: 'stderr',
    behind: ['172.16.0.0/12'],
    markets: Object.fromEntries(marketIds.map((id) => [id, { upstreams: [`${id}:${markets[id].localPort}`] }])),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
