export { default } from '@veralune/site/robots';

// It names the site's address, which is known when the server starts.
export const dynamic = 'force-dynamic';
