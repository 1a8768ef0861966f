import { speedUpImports } from '../../src/speed-up-imports.ts';

speedUpImports();
