/** What a request says about the page that sent it. A page can not change these headers. */
export interface PostSource {
  /** `Sec-Fetch-Site` */
  readonly fetchSite: string | undefined;
  /** `Origin` */
  readonly origin: string | undefined;
  /** `Host`, and `X-Forwarded-Host` of proxies, whose first entry is the host that the browser asked. */
  readonly hosts: readonly (string | undefined)[];
  /** Origins of our sites, `https://www.example.be`. */
  readonly ownOrigins?: readonly string[];
}

/** A page of the same origin, or what a person typed. Neighbours on the same domain (`same-site`) are other sites. */
const ownFetchSites: readonly string[] = ['same-origin', 'none'];

function isOwnOrigin(origin: string, { hosts, ownOrigins = [] }: PostSource): boolean {
  // `null` for a sandboxed page, a file, or after redirects between sites.
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return ownOrigins.includes(origin) || hosts.some((each) => each?.split(',')[0]?.trim() === host);
}

/**
 * Whether a request that changes something can be answered: it does not come from a page of another site, which makes a
 * browser send the visitor's cookies. Every browser sends at least one of the two headers with a post; programs send neither.
 */
export function isOwnPage(source: PostSource): boolean {
  const { fetchSite, origin } = source;
  if (fetchSite !== undefined) return ownFetchSites.includes(fetchSite);
  return origin === undefined || isOwnOrigin(origin, source);
}
