import { defineLibrary } from '@veralune/release/define-library';

const fonts = ['fraunces-display.woff2', 'public-sans-text.woff2', 'OFL.txt'];

// next/font reads fonts by a path relative to the module, which must not lead to another package after publishing.
export default defineLibrary(import.meta.dirname, {
  copies: Object.fromEntries(fonts.map((file) => [`fonts/${file}`, `../ui/src/fonts/${file}`])),
  paths: { '../../../ui/src/fonts/': '../fonts/' },
});
