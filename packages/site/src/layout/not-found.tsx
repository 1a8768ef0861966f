'use client';

import { ReplacementPage } from './error-texts-provider.tsx';

/**
 * Replaces a page that turns out to be missing while it renders: its entity was removed after the proxy looked it up. A
 * client component, because Next would send the content of a server component with every page.
 */
export default function NotFoundPage() {
  return <ReplacementPage status={404} />;
}
