import { resourcePaths as contractPaths } from '@veralune/api-client/contract';
import { kinds, type Kind } from '../../resources/kinds.ts';

/** Path of the resource calls of each kind. A kind without a path in the contract is a type error. */
export const resourcePaths: Readonly<Record<Kind, string>> = contractPaths;

export const resourceKinds: readonly Kind[] = kinds;
