import { runScript } from './run-script.ts';

runScript('tooling/markets/src/new-component/main.ts');
