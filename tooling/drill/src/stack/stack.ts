import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folders as contentFolders } from '@veralune/api/content/folders';
import { startPaymentStandIn, type RunningStandIn } from '@veralune/api/payment-stand-in/start-stand-in';
import type { Environment } from '@veralune/dev/child';
import { Failure } from '@veralune/dev/failure';
import { defaultPortBase, portsFrom, type Ports } from '@veralune/dev/ports';
import type { ProcessGroup } from '@veralune/dev/process-group';
import { apiProgram, appProgram } from '@veralune/dev/programs';
import { root } from '@veralune/dev/root';
import { startPrivateRedis, type PrivateRedis } from '@veralune/dev/testing/private-redis';
import { findNginx, foregroundArguments } from '@veralune/edge';
import { writeTestedEdge } from '@veralune/edge/testing';
import getPort from 'get-port';
import { startDatabase, type StackDatabase } from './database.ts';
import { FaultyLink } from './faulty-link.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { Service } from './service.ts';

/** Two instances of the Belgian app behind nginx, two of the API behind a load balancer, and everything that they need. */
export interface Stack {
  readonly database: StackDatabase;
  readonly redis: PrivateRedis;
  readonly apis: readonly Service[];
  readonly apps: readonly Service[];
  readonly edge: Service;
  readonly mail: MailServer;
  readonly payment: RunningStandIn;
  readonly links: { readonly api: FaultyLink; readonly mail: FaultyLink; readonly payment: FaultyLink };
  /** Shifts the clock of a service, in milliseconds. */
  readonly shiftClock: (service: Service, milliseconds: number) => void;
  readonly stop: () => Promise<void>;
}

const host = 'be.localhost';
const clock = `--import=${pathToFileURL(join(import.meta.dirname, 'clock.ts')).href}`;

function portsWith(changes: { readonly api?: number; readonly app?: number }): Ports {
  const { apps, ...others } = portsFrom(defaultPortBase);
  return { ...others, api: changes.api ?? others.api, apps: { ...apps, be: changes.app ?? apps.be } };
}

/** The database has the content. Without original pictures, no instance makes variants in the background. */
function emptyContent(folder: string): string {
  for (const name of Object.keys(contentFolders)) mkdirSync(join(folder, 'content', name), { recursive: true });
  return join(folder, 'content');
}

async function startEdge(processGroup: ProcessGroup, folder: string, apps: readonly Service[]): Promise<Service> {
  const nginx = findNginx();
  if (nginx === undefined) throw new Failure('nginx is not installed: apt-get install nginx-light');
  const port = await getPort({ host: '127.0.0.1' });
  const upstreams = apps.map((app) => `127.0.0.1:${app.port}`);
  const { file } = writeTestedEdge(nginx, { folder, port, upstreams });
  const program = { name: 'nginx', command: nginx, args: foregroundArguments(file), cwd: root };
  const edge = new Service(processGroup, program, { port, readyPath: '/fragments/version' });
  await edge.start();
  return edge;
}

/** @throws Failure if the site is not built, or if PostgreSQL, Redis or nginx is not installed */
export async function startStack(processGroup: ProcessGroup): Promise<Stack> {
  if (!existsSync(join(root, 'apps/be/.next/BUILD_ID'))) throw new Failure('The Belgian site is not built: npm start');
  const folder = mkdtempSync(join(tmpdir(), 'veralune-drill-'));
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');
  const database = await startDatabase(processGroup);
  const redis = await startPrivateRedis();
  const mail = await startMailServer();
  const [apiPorts, appPorts] = await Promise.all([
    Promise.all([getPort({ host: '127.0.0.1' }), getPort({ host: '127.0.0.1' })]),
    Promise.all([getPort({ host: '127.0.0.1' }), getPort({ host: '127.0.0.1' })]),
  ]);
  const apiLink = await FaultyLink.open(apiPorts.map((port) => ({ port, healthPath: '/readyz' })));
  const payment = await startPaymentStandIn({
    deliver: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const url = `http://127.0.0.1:${apiLink.port}/payment/webhook`;
      return fetch(url, { method: 'POST', headers, body }).then(
        ({ status }) => status,
        () => 0,
      );
    },
  });
  const { secretKey, webhookSecret, apiUrl } = payment.config;
  const links = {
    api: apiLink,
    mail: await FaultyLink.open([{ port: mail.port }]),
    payment: await FaultyLink.open([{ port: Number(apiUrl?.port) }]),
  };

  const shared: Environment = {
    NODE_OPTIONS: clock,
    DRILL_CLOCK: clockFile,
    REVALIDATE_SECRET: randomBytes(32).toString('hex'),
    PREVIEW_SECRET: randomBytes(32).toString('hex'),
  };
  const contentDir = emptyContent(folder);
  const apis = apiPorts.map((api, index) => {
    const env = {
      ...shared,
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, `api-${index}`),
      CONTENT_DIR: contentDir,
      SMTP_URL: `smtp://127.0.0.1:${links.mail.port}`,
      MAIL_TO: 'be=office@example.org',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${links.payment.port}`,
      FORM_POSTS_PER_ADDRESS: '1000000',
      SITE_REVALIDATE_URLS: `be=http://127.0.0.1:${appPorts[0]}/fragments/revalidate`,
    };
    const program = apiProgram({ mode: 'production', ports: portsWith({ api }), env });
    return new Service(processGroup, { ...program, name: `API ${index + 1}` }, { port: api, readyPath: '/readyz' });
  });
  await Promise.all(apis.map((api) => api.start()));
  const apps = appPorts.map((app, index) => {
    const env = {
      ...shared,
      API_URL: `http://127.0.0.1:${links.api.port}`,
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: '1',
    };
    const program = appProgram('be', { mode: 'production', ports: portsWith({ app }), env });
    return new Service(processGroup, { ...program, name: `App ${index + 1}` }, { port: app, readyPath: '/readyz' });
  });
  await Promise.all(apps.map((app) => app.start()));
  const edge = await startEdge(processGroup, join(folder, 'edge'), apps);

  return {
    ...{ database, redis, apis, apps, edge, mail, payment, links },
    shiftClock: (service, milliseconds) => {
      // In one step: another service may read it at this moment.
      writeFileSync(`${clockFile}.new`, String(milliseconds));
      renameSync(`${clockFile}.new`, clockFile);
      service.signal('SIGUSR2');
    },
    stop: async () => {
      await Promise.all([edge, ...apps, ...apis].map((service) => service.kill()));
      await payment.close();
      for (const link of Object.values(links)) link.close();
      mail.close();
      await redis.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The `Host` header of all visits. */
export { host as stackHost };
