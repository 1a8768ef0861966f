import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasRoute, marketIds, markets, routeNames, screens, type RouteName } from '@veralune/routing';
import { pageFile } from '@veralune/dev/page-file';
import type { Workspace } from '../edit/workspace.ts';
import { withApp } from './lock-file.ts';
import type { MarketPlan } from './plan.ts';
import { missingRoutes } from './registry.ts';

/** Pages of an app that belong to a screen, beside its own page. */
const pagesOfScreens: Readonly<Partial<Record<RouteName, string>>> = {
  'store-finder': 'pharmacies',
  quiz: 'quiz-answers',
  'three-questions': 'three-answers',
  compare: 'comparison',
};

function routesOf(workspace: Workspace, plan: MarketPlan): RouteName[] {
  const missing = new Set(missingRoutes(plan));
  return routeNames
    .filter((name) => plan.locales.some(({ start }) => hasRoute(name, start)) && !missing.has(name))
    .filter((name) => existsSync(join(workspace.root, 'packages/site/src/screens', screens[name].screen, 'page.tsx')));
}

/** The pages of the routes and those that belong to them, as `npm run new-screen` writes them. */
function addPages(workspace: Workspace, plan: MarketPlan): void {
  const write = (screen: string, folder: string): void => {
    const source = workspace.read(`packages/site/src/screens/${screen}/page.tsx`);
    workspace.write(`apps/${plan.id}/app/[locale]/${folder}/page.tsx`, pageFile(screen, source));
  };
  for (const name of routesOf(workspace, plan)) {
    write(screens[name].screen, screens[name].folder);
    const further = pagesOfScreens[name];
    if (further !== undefined) write(further, further);
  }
}

/** Files that do not depend on the routes of a market, from an app whose addresses have the same form. */
function copyFiles(workspace: Workspace, { id, locales, port }: MarketPlan): void {
  const prefixed = locales.length > 1;
  const model = marketIds.find((each) => markets[each].prefixed === prefixed) ?? marketIds[0];
  const folder = join(workspace.root, 'apps', model);
  const ofRoutes = new Set([
    ...routeNames.map((name) => `app/[locale]/${screens[name].folder}`),
    ...Object.values(pagesOfScreens).map((page) => `app/[locale]/${page}`),
  ]);
  for (const path of globSync('{app/**/*.{ts,tsx},instrumentation.ts,proxy.ts,tsconfig.json}', { cwd: folder }))
    if (!ofRoutes.has(dirname(path))) workspace.write(`apps/${id}/${path}`, workspace.read(`apps/${model}/${path}`));
  workspace.write(
    `apps/${id}/next.config.ts`,
    workspace.read(`apps/${model}/next.config.ts`).replace(`'${model}'`, `'${id}'`),
  );
  workspace.write(
    `apps/${id}/package.json`,
    workspace
      .read(`apps/${model}/package.json`)
      .replace(`@veralune/${model}"`, `@veralune/${id}"`)
      // The name of its image.
      .replace(`/${model}:`, `/${id}:`)
      .replaceAll(String(markets[model].localPort), String(port)),
  );
  workspace.edit('pnpm-lock.yaml', (text) => withApp(text, `apps/${id}`, `apps/${model}`));
}

function marketFile({ id, locales, name, sellsOnline }: MarketPlan): string {
  const suffix = (language: string) => (locales.length > 1 ? `-${language}` : '');
  const logos = locales.map(
    ({ code, language }) =>
      `'${code}': { header: '/logos/header${suffix(language)}.svg', footer: '/logos/footer${suffix(language)}.svg' },`,
  );
  return `import { defineMarket } from '@veralune/site/market';

/** The configuration of this market. Its menus and settings are in the catalogue. */
export const market = defineMarket({
  id: '${id}',
  logos: { ${logos.join(' ')} },
  tagManagerId: process.env['GTM_ID'],
  ${sellsOnline ? "thirdParties: { payment: process.env['PAYMENT_ORIGIN'] }," : ''}
  professionalUrl: 'https://pro.veralune.example/${id}',
  aboutUrl: 'https://group.veralune.example/',
  adviceKnowMoreUrl: 'https://advice.veralune.example/${id}',
  contact: {
    laboratory: 'Veralune ${name}',
    address: ['Rue des Alchimistes 12', 'BE-1000 Bruxelles'],
    phone: { display: '+32 2 000 04 84', link: '+3220000484' },
    hours: ['Mo-Fr 09:00-12:00', 'Mo-Fr 13:00-17:00'],
  },
});
`;
}

/** The app of the market, except for its pictures, which packages/ui draws. */
export function addApp(workspace: Workspace, plan: MarketPlan): void {
  copyFiles(workspace, plan);
  addPages(workspace, plan);
  workspace.write(`apps/${plan.id}/market.ts`, marketFile(plan));
  workspace.write(`apps/${plan.id}/redirects.csv`, `from,to,code,note\n//www.${plan.id}.veralune.example/*,/*,301,\n`);
}
