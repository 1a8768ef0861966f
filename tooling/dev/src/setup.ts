import { print } from './print.ts';

// `bootstrap.mjs` has installed everything before it starts this file. Pipelines call it before other commands.
print('The tools and packages are installed.');
