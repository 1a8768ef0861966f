import { look, wrong, type Finding } from './finding.ts';

/** `apps/be/redirects.csv:12: error VR-REDIRECTS-019: …` */
const line = /^(?<place>\S+:\d+): (?<severity>error|warning) (?<what>VR-REDIRECTS-\d+: .+)$/;

/** The lines of `npm run redirects -- check`, as findings. */
export function redirectFindings(lines: readonly string[]): Finding[] {
  return lines.flatMap((text) => {
    const { place = '', severity, what = '' } = line.exec(text)?.groups ?? {};
    if (severity === undefined) return [];
    const kind = severity === 'error' ? wrong : look;
    return [kind('Redirects', `${place}: ${what}`, 'docs/redirects.md explains the rules.')];
  });
}
