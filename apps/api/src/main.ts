import { speedUpImports } from './speed-up-imports.ts';

speedUpImports();
const [{ startApi }, { reportFailure }] = await Promise.all([import('./start-api.ts'), import('./report-failure.ts')]);
startApi().catch(reportFailure);
