export * from './shared.ts';
export * from './entities.ts';
export * from './calls.ts';
export { civility, civilityCodes, type Civility } from './civilities.ts';
export * from './resources.ts';
export { catalogueTag, tagIn, tags } from './tags.ts';
