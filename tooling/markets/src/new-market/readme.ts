import type { Workspace } from '../edit/workspace.ts';
import type { MarketPlan } from './plan.ts';

/** Adds a row after the last one of the table of addresses. */
export function addToReadme(workspace: Workspace, { id, name, locales }: MarketPlan): void {
  const row = `| ${name} | http://${id}.localhost:3000 | ${locales.map(({ code }) => code).join(', ')} |`;
  workspace.edit('README.md', (text) => text.replace(/(?:^\|.*\.localhost:3000 .*\n)+/m, (rows) => `${rows}${row}\n`));
}
