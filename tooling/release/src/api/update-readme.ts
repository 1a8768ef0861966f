import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { PublishedPackage } from '../packages.ts';
import { apiEnd, apiPart, apiStart } from './api-part.ts';

/** The README of a package with its current API part, which comes last if it had none. */
export async function updatedReadme(each: PublishedPackage): Promise<string> {
  const path = join(each.folder, 'README.md');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : `# ${each.name}\n`;
  const part = apiPart(each);
  const [before = '', rest] = text.split(apiStart);
  const after = rest?.split(apiEnd)[1] ?? '';
  const updated = rest === undefined ? `${text}\n## API\n\n${part}\n` : `${before}${part}${after}`;
  return format(updated, { ...(await resolveConfig(path)), filepath: path });
}
