import { configDefaults, defineConfig } from 'vitest/config';

/**
 * What replaces modules, globals or the log of a server, tests what a process remembers, or gives the sites other addresses.
 * Each of these files has its own modules.
 */
const alone =
  'test/{access-list,addresses,broken-forms,cache-handler,check-preview,document-hashes,environment,frame,guard-requests,language-switch,next-config,persisted-state,proxy,remembered-return,replace-failure,request-timeouts,revalidate,service-links,serving,site-urls,suggestions,transform-document,when-used}.test.ts';

const common = { pool: 'threads' } as const;

export default defineConfig({
  test: {
    projects: [
      // To import the screens again for each file takes longer than most of the tests.
      {
        test: {
          ...common,
          name: 'site',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'test/redis/**', alone],
        },
      },
      { test: { ...common, name: 'site-alone', include: [alone] } },
      { test: { name: 'site-redis', include: ['test/redis/**/*.test.ts'] } },
    ],
  },
});
