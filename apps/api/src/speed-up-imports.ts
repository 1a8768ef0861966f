import { enableCompileCache, registerHooks } from 'node:module';

/**
 * Makes the imports that follow three times as fast. Compiled code is kept from one start to the next. And Node reads a
 * package's description again for each of its files, which for the 400 files of drizzle-orm and its 180 kB takes most of
 * a second: that its files are modules is said here.
 */
export function speedUpImports(): void {
  enableCompileCache();
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  });
}
