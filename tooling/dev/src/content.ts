import { runScript } from './run-script.ts';

runScript('apps/api/src/content-commands/main.ts');
