'use client';

import { ReplacementPage } from './error-texts-provider.tsx';

/** Replaces a page that failed to render, such as the target of a route change. Source: 1-site.md §2 "Error pages". */
export default function ErrorPage() {
  return <ReplacementPage status={500} />;
}
