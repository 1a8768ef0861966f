/** How the observatory rates a Content-Security-Policy, from best to worst. */
export type PolicyResult =
  | 'no-unsafe-default-src-none'
  | 'no-unsafe'
  | 'unsafe-inline-in-style-src-only'
  | 'insecure-scheme-in-passive-content-only'
  | 'unsafe-eval'
  | 'unsafe-inline'
  | 'insecure-scheme'
  | 'invalid'
  | 'not-implemented';

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const inline = new Set(["'unsafe-inline'", 'data:']);
const passive: readonly string[] = ['img-src', 'media-src'];

type Directives = ReadonlyMap<string, readonly string[]>;

/** @returns null if a directive occurs twice */
function parse(policy: string): Directives | null {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (directives.has(name)) return null;
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives;
}

/** The sources of a directive. A hash or a nonce switches `'unsafe-inline'` off. */
function sourcesOf(name: string, directives: Directives): readonly string[] {
  const sources = directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const hasHash = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
  return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function isInsecure(source: string): boolean {
  return source.startsWith('http:') || source.startsWith('ftp:');
}

/**
 * Rates a policy of a site with TLS.
 * Source: github.com/mdn/mdn-http-observatory, `src/analyzer/tests/csp.js`
 */
export function policyResult(header: string | null): PolicyResult {
  if (header === null) return 'not-implemented';
  const directives = parse(header);
  if (directives === null || directives.size === 0) return 'invalid';
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map((name) => sourcesOf(name, directives));
  if (script?.some((each) => broad.has(each) || inline.has(each)) || object?.some((each) => broad.has(each)))
    return 'unsafe-inline';
  const active = [...directives].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (active.some(isInsecure)) return 'insecure-scheme';
  if ([...(script ?? []), ...(style ?? [])].includes("'unsafe-eval'")) return 'unsafe-eval';
  if (passive.some((name) => sourcesOf(name, directives).some(isInsecure)))
    return 'insecure-scheme-in-passive-content-only';
  if (style?.some((each) => broad.has(each) || inline.has(each))) return 'unsafe-inline-in-style-src-only';
  return directives.get('default-src')?.join() === "'none'" ? 'no-unsafe-default-src-none' : 'no-unsafe';
}
