/** An instance of the API in a separate process, started like the API itself: `server.ts <folder or postgres address>`. */
import { speedUpImports } from '@veralune/api/speed-up-imports';

speedUpImports();
await import('./run-instance.ts');
