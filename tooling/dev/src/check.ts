import { runScript } from './run-script.ts';

runScript('tooling/markets/src/check/main.ts');
