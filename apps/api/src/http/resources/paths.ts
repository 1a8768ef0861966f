import { resourcePaths as contractPaths } from '@veralune/api-client/contract';
import { kinds, type Kind } from '../../resources/kinds.ts';

/** Path of each kind's resource calls. A type error names a kind that the contract lacks. */
export const resourcePaths: Readonly<Record<Kind, string>> = contractPaths;

export const resourceKinds: readonly Kind[] = kinds;
