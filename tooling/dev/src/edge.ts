import { runScript } from './run-script.ts';

runScript('tooling/edge/src/main.ts');
