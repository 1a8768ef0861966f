import { readFileSync } from 'node:fs';

/** The times of proc(5) are in hundredths of a second. */
const perSecond = 100;

/** Processor time of a process and its descendants, running or ended, so far, in seconds; 0 on systems without `/proc`. */
export function processorSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8').trim();
    // `utime`, `stime`, and the same of children that ended.
    const own = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / perSecond;
    const ofChildren = children === '' ? [] : children.split(' ').map((child) => processorSeconds(Number(child)));
    return ofChildren.reduce((sum, each) => sum + each, own);
  } catch {
    return 0;
  }
}
