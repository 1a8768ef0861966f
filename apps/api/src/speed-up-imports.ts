import { enableCompileCache, registerHooks } from 'node:module';

/**
 * Makes the following imports three times as fast. Compiled code is cached between starts. Node also reads a
 * `package.json` again for each file of the package. For the 400 files of drizzle-orm, whose `package.json` has 180 kB,
 * this takes most of a second, so the hook returns their format without reading it.
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
