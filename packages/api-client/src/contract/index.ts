export * from './shared.ts';
export * from './entities.ts';
export * from './calls.ts';
