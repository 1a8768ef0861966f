import { defineLibrary } from '@veralune/release/define-library';

export default defineLibrary(import.meta.dirname);
