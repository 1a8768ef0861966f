import { createNextConfig } from '@veralune/site/next-config';

export default createNextConfig(import.meta.dirname, 'de');
