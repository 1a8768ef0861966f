import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { print } from '../print.ts';
import { root } from '../root.ts';
import { auditDependencies } from './audit-dependencies.ts';

const { counts, lines } = await auditDependencies(root);
for (const line of lines) print(line);
const report = join(root, 'tooling/dev/.reports/audit.json');
mkdirSync(dirname(report), { recursive: true });
writeFileSync(report, JSON.stringify(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
