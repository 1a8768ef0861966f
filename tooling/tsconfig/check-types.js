#!/usr/bin/env node
// `check-types`: the compiler of TypeScript 7, which is faster than that of TypeScript 6 (docs/decisions/0039-typescript-7.md).

// Its four checkers would each work out the types that they share, so that one takes half the processor time.
process.argv.push('--singleThreaded');
await import(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')).href);
