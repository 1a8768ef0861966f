import { runScript } from './run-script.ts';

runScript('tooling/redirects/src/main.ts');
