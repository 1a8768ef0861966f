import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hasRoute, isRouteName, marketIds, markets, screens } from '@veralune/routing';
import { runCommand } from './command.ts';
import { Failure } from './failure.ts';
import { pageFile } from './page-file.ts';
import { root } from './root.ts';

/** `npm run new-screen -- <route>`: writes the page of a screen in the app of each market that has the route. */
await runCommand(() => {
  const [route = ''] = process.argv.slice(2);
  if (!isRouteName(route)) {
    throw new Failure(
      `There is no route "${route}". Add it to packages/routing/src/routes.ts and to the tables. Usage: npm run new-screen -- <route>`,
    );
  }
  const { screen: name, folder } = screens[route];
  const screen = join(root, 'packages/site/src/screens', name, 'page.tsx');
  if (!existsSync(screen)) throw new Failure(`${relative(root, screen)} is missing. Write the screen first.`);
  const content = pageFile(name, readFileSync(screen, 'utf8'));
  for (const market of marketIds.filter((id) => markets[id].locales.some((locale) => hasRoute(route, locale)))) {
    const file = join(root, 'apps', market, 'app/[locale]', folder, 'page.tsx');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    process.stdout.write(`${relative(root, file)}\n`);
  }
  return Promise.resolve(0);
});
