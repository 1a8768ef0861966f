import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasRoute, locales, marketOf, routeNames, screens } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { pageFile } from '../src/page-file.ts';
import { root } from '../src/root.ts';

describe('pageFile', () => {
  it('exports what the screen exports', () => {
    const source = `
      const { generateMetadata, Page } = listPage();
      export const generateStaticParams = noStaticParams;
      export { generateMetadata };
      export default Page;
    `;
    expect(pageFile('news', source)).toBe(
      "export { default, generateMetadata, generateStaticParams } from '@veralune/site/screens/news';\n",
    );
  });
  it('of a screen without metadata', () => {
    const source = 'export async function generateStaticParams() { return []; }\nexport default function Page() {}';
    expect(pageFile('x', source)).toBe("export { default, generateStaticParams } from '@veralune/site/screens/x';\n");
  });
  it('of a screen that each request renders', () => {
    const source = 'export async function generateMetadata() {}\nexport default async function Page() {}';
    expect(pageFile('results', source)).toBe(
      "export { default, generateMetadata } from '@veralune/site/screens/results';\n\nexport const dynamic = 'force-dynamic';\n",
    );
  });
});

const pages = routeNames.flatMap((route) => {
  const screen = join(root, 'packages/site/src/screens', screens[route].screen, 'page.tsx');
  if (!existsSync(screen)) return [];
  const markets = new Set(locales.filter((locale) => hasRoute(route, locale)).map((locale) => marketOf(locale).id));
  return [...markets].map((market) => [market, route, screen] as const);
});

it.each(pages)('the page of %s/%s is as `npm run new-screen` writes it', (market, route, screen) => {
  const file = join(root, 'apps', market, 'app/[locale]', screens[route].folder, 'page.tsx');
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(
    pageFile(screens[route].screen, readFileSync(screen, 'utf8')),
  );
});
