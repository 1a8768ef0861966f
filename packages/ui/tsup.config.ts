import { defineLibrary } from '@veralune/release/define-library';

export default defineLibrary(import.meta.dirname, { copies: { 'fonts/OFL.txt': 'src/fonts/OFL.txt' } });
