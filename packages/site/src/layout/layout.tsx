import '@veralune/ui/styles/global.css';
// The style sheets of the late islands are part of the page: none is fetched later. Imported here, because an island
// would add their class names to the first load.
import '@veralune/ui/components/loading-bar/loading-bar.module.css';
import '@veralune/ui/components/new-version-notice/new-version-notice.module.css';
import '@veralune/ui/components/offline-notice/offline-cart.module.css';
import '@veralune/ui/components/offline-notice/offline-notice.module.css';
import { languageTag } from '@veralune/i18n';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { ViewTransition, type ReactNode } from 'react';
import { siteIcons, themeColor } from '../metadata/site-icons.ts';
import { webManifestPath } from '../metadata/web-manifest.ts';
import { ConsentIsland } from '../consent/consent-island.tsx';
import { lateLabels } from '../late/labels.ts';
import { LoadLateIslands } from '../late/load-late-islands.tsx';
import { InAppNavigation } from '../navigation/in-app-navigation.tsx';
import { oldBrowserPath } from '../old-browser/old-browser-path.ts';
import { registeredMarket } from '../market/registered-market.ts';
import { createPageContext } from '../page-context.ts';
import { localeFrom, type PageProps } from '../screens/page-props.ts';
import { ErrorTextsProvider } from './error-texts-provider.tsx';
import { LoadTracking } from '../tracking/load-tracking.tsx';
import { errorTexts } from './error-texts.ts';

// `optional`: a font that loads late is used from the next page on, so that the text does not shift.
// next/font takes relative paths only. The build of this package copies the fonts into it and changes these paths.
const display = localFont({
  src: '../../../ui/src/fonts/fraunces-display.woff2',
  weight: '390',
  variable: '--font-display',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
});
const text = localFont({
  src: '../../../ui/src/fonts/public-sans-text.woff2',
  weight: '400 700',
  variable: '--font-text',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

/** The metadata of all pages of a locale. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { icons: siteIcons, manifest: webManifestPath(localeFrom(await params)) };
}

export const viewport: Viewport = { themeColor };

/** The document around every page of a locale. */
export default async function Layout({ children, params }: PageProps & { readonly children: ReactNode }) {
  const locale = localeFrom(await params);
  const context = createPageContext(locale);
  const labels = lateLabels(context);
  const { tagManagerId } = registeredMarket();
  return (
    <html lang={languageTag(locale)} className={`${display.variable} ${text.variable}`}>
      <body>
        {/* Only browsers without JavaScript modules load it. */}
        <script noModule defer src={oldBrowserPath(locale)} />
        <ConsentIsland locale={locale} />
        <LoadLateIslands part="UpperLateIslands" labels={labels} />
        <ErrorTextsProvider texts={errorTexts(context)}>
          {/* A change of the page inside the app is a view transition too. Its style sheet says what moves. */}
          <ViewTransition default="page">{children}</ViewTransition>
        </ErrorTextsProvider>
        <LoadLateIslands part="LowerLateIslands" labels={labels} />
        <InAppNavigation />
        {tagManagerId === undefined ? null : <LoadTracking container={tagManagerId} locale={locale} />}
      </body>
    </html>
  );
}
