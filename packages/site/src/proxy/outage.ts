import type { NextRequest } from 'next/server';
import type { Decision, RequestFacts } from './decision.ts';

/** Marks the proxy's own question, which must not be asked again. */
const probeHeader = 'x-veralune-probe';
const timeoutMs = 10_000;

/** `/fr-be/product/…` → `fr-be` */
function localeOf(internal: string) {
  return internal.split('/')[1] ?? '';
}

/**
 * While the API is down, a page that was never rendered cannot be, and Next's own answer is an empty document that
 * only scripts fill. Asking this server first tells whether a copy exists; where none does, the 500 page, which
 * needs no catalogue, is shown with that status.
 *
 * @returns null to go on as decided
 */
export async function instead(decision: Decision, facts: RequestFacts, request: NextRequest): Promise<Decision | null> {
  if (decision.kind !== 'rewrite' || facts.method !== 'GET' || request.headers.has(probeHeader)) return null;
  const port = process.env['PORT'];
  if (port === undefined || facts.isInApp) return null;
  const readable: Decision = { kind: 'rewrite', to: `/${localeOf(decision.to)}/server-error`, status: 500 };
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${facts.pathname}${facts.search}`, {
      headers: { [probeHeader]: '1' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.status < 500 ? null : readable;
  } catch {
    // A copy would have come at once: the page is waiting for the catalogue.
    return readable;
  }
}
