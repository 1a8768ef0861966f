import { runScript } from './run-script.ts';

runScript('tooling/markets/src/new-locale/main.ts');
