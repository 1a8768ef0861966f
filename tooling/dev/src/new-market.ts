import { runScript } from './run-script.ts';

runScript('tooling/markets/src/new-market/main.ts');
