import { runScript } from './run-script.ts';

runScript('tooling/release/src/main.ts');
