import { runScript } from './run-script.ts';

runScript('apps/api/src/office/main.ts');
