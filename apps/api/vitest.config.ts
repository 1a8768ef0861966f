import { configDefaults, defineConfig } from 'vitest/config';

/** What no database has a part in, or the embedded one alone: once is enough. */
const onEmbeddedAlone = [
  'test/{start,serve,connections,claims,content,content-texts,texts,facets,compression,docs,etag,words,specimens,request-id,cache,query-parameters,projection,answers}.test.ts',
  'test/office/**',
  'test/quiz/{scoring,check-quiz}.test.ts',
  'test/search/{vocabulary,synonyms,queries}.test.ts',
  'test/invalidation/{site-worker,back-off,config,tags-of-change}.test.ts',
  'test/forms/{captcha,client-address,mails}.test.ts',
  'test/shop/{money,rules,order-mails}.test.ts',
  'test/media/{worker,storage,images,negotiate,content-media,routes}.test.ts',
];
/** What the embedded engine and a server do by different code: files, connections, the end of a process. */
const onBoth = [
  'test/{kill,outage,resources,seed,errors}.test.ts',
  'test/shop/orders.test.ts',
  'test/account/data.test.ts',
  'test/writes/kinds.test.ts',
];

/** Set by `npm test` where it tests the API on a PostgreSQL server too: all other tests then run there alone. */
const isTestedOnServer = process.env['TESTED_ON_SERVER'] === '1';

/** What the end of the process does to forms and orders; `kill.test.ts` shows that the embedded engine keeps what it wrote. */
const killed = ['test/{forms,shop}/kill.test.ts'];
/** What needs several processes on one database: the embedded engine lets one in. And what is tested on a server if there is one. */
const onServerAlone = ['test/server/**', ...(isTestedOnServer ? killed : [])];

const include = isTestedOnServer ? [...onEmbeddedAlone, ...onBoth] : ['test/**/*.test.ts'];
const exclude = [
  ...configDefaults.exclude,
  'test/redis',
  ...(process.env['TEST_DATABASE_URL'] ? onEmbeddedAlone : onServerAlone),
];

/** What starts the API as processes of its own, or lets it fail. */
const processes = ['test/server/**/*.test.ts', 'test/{kill,outage,resources,serve,start}.test.ts', ...killed];

const common = {
  execArgv: ['--import', './test/support/fast-imports.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    globalSetup: './test/support/global-setup.ts',
    // Each embedded database takes half a gigabyte.
    maxWorkers: 2,
    projects: [
      // To import the API again for each file takes longer than most of the tests.
      { test: { ...common, name: 'api', isolate: false, include, exclude: [...exclude, ...processes] } },
      { test: { ...common, name: 'processes', include: processes, exclude } },
      { test: { ...common, name: 'redis', include: ['test/redis/**/*.test.ts'] } },
    ],
  },
});
