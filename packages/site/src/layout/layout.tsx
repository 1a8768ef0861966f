import '@veralune/ui/styles/fonts.css';
import '@veralune/ui/styles/global.css';
import { languageTag } from '@veralune/i18n';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { InAppNavigation } from '../navigation/in-app-navigation.tsx';
import { localeFrom, type PageProps } from '../screens/page-props.ts';

export const metadata: Metadata = { icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } } };

export const viewport: Viewport = { themeColor: '#faf8f2' };

/** The document around every page of a locale. */
export default async function Layout({ children, params }: PageProps & { readonly children: ReactNode }) {
  const locale = localeFrom(await params);
  return (
    <html lang={languageTag(locale)}>
      <body>
        {children}
        <InAppNavigation />
      </body>
    </html>
  );
}
