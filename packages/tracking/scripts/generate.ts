import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentation } from './documentation.ts';

writeFileSync(join(import.meta.dirname, '../../../docs/tracking.md'), documentation());
