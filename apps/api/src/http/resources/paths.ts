import { resourcePaths as contractPaths } from '@veralune/api-client/contract';
import type { RecordKind } from '../../resources/kinds.ts';

/** Path of the resource calls of each kind. A kind without a path in the contract is a type error. */
export const resourcePaths: Readonly<Record<RecordKind, string>> = contractPaths;
