import { execa } from 'execa';
import { none, oneFailed, onePassed, type Counts } from './counts.ts';

/** Milliseconds. Without a network, requests can hang. */
const limitMs = 20_000;

interface Advisory {
  readonly module_name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
  readonly patched_versions: string | null;
  readonly findings: readonly { readonly version: string; readonly paths: readonly string[] }[];
}

export interface Audit {
  readonly counts: Counts;
  readonly lines: readonly string[];
}

/** The advisories of `pnpm audit --json`; null if it printed something else, because the registry did not answer. */
function advisoriesIn(output: string): Advisory[] | null {
  try {
    const { advisories } = JSON.parse(output) as { readonly advisories?: Readonly<Record<string, Advisory>> };
    return advisories === undefined ? null : Object.values(advisories);
  } catch {
    return null;
  }
}

function describe({ module_name: name, severity, title, url, patched_versions: patched, findings }: Advisory): string {
  const versions = [...new Set(findings.map(({ version }) => version))].join(', ');
  const path = findings[0]?.paths[0] ?? '';
  return `${severity}: ${name} ${versions}: ${title} (${url}), by ${path}; fixed in ${patched ?? 'no version yet'}`;
}

/**
 * Asks the registry for known holes in the locked versions of all dependencies. Holes of severity high or critical fail. If the
 * registry can't be reached or has no audit, that is said, and nothing is counted as passed.
 * @param cwd the folder of `pnpm-lock.yaml`
 * @param registry another registry than the configured one
 */
export async function auditDependencies(cwd: string, registry?: string): Promise<Audit> {
  const target = registry === undefined ? [] : ['--registry', registry];
  const args = ['audit', '--json', '--audit-level', 'high', '--config.fetch-retries=0', ...target];
  const { stdout, stderr, timedOut } = await execa('pnpm', args, { cwd, reject: false, timeout: limitMs });
  const advisories = advisoriesIn(stdout);
  if (advisories === null) {
    const reason = timedOut ? `no answer within ${limitMs / 1_000} seconds` : firstReason(stderr);
    const line = `The dependencies were not audited: the registry does not answer the question (${reason}).`;
    return { counts: { ...none, skipped: 1 }, lines: [line] };
  }
  if (advisories.length === 0)
    return { counts: onePassed, lines: ['No dependency has a known hole of severity high.'] };
  const failures = advisories.map((each) => ({ name: `audit › ${each.module_name}`, reason: describe(each) }));
  return { counts: { ...oneFailed, failed: failures.length, failures }, lines: failures.map(({ reason }) => reason) };
}

/** The first words of an error of pnpm, which draws frames around them. */
function firstReason(stderr: string): string {
  const words = stderr
    .replace(/[×│├╰─▶]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'Error:');
  return words.slice(0, 12).join(' ') || 'pnpm printed nothing';
}
