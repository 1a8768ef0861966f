import { internalPath } from '@veralune/routing';
import { readPreview, tokenParameter } from '../preview/read-preview.ts';
import type { Decision, PreviewRequest } from './decision.ts';

/**
 * Asks the API whether the token of a preview is valid. A page cannot set status 401 itself, so the proxy asks before it is
 * rendered.
 */
export async function checkPreview({ locale, params, token }: PreviewRequest): Promise<Decision> {
  const answer = await readPreview(locale, params, token);
  switch (answer.kind) {
    case 'shown': {
      const query = new URLSearchParams({ [tokenParameter]: token ?? '' });
      const path = internalPath({ route: 'preview', params, locale });
      return { kind: 'rewrite', to: `${path}?${query.toString()}`, cache: 'preview' };
    }
    case 'denied':
      return { kind: 'rewrite', to: `/${locale}/error/401`, status: 401, cache: 'preview' };
    case 'missing':
      return { kind: 'rewrite', to: `/${locale}/error/404`, status: 404, cache: 'preview' };
    case 'unavailable':
      return { kind: 'rewrite', to: `/${locale}/error/500`, status: 503, cache: 'preview' };
  }
}
