import { runScript } from './run-script.ts';

runScript('packages/redirects/src/cli/main.ts');
