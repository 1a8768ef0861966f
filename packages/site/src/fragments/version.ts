import { cacheControl } from '@veralune/http/cache-control';

/** `GET /fragments/version`: the id of the build that runs. An open page compares it with its own. */
export function GET(): Response {
  return new Response(process.env.VERALUNE_BUILD, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl.never },
  });
}
