import type { ResourceHistory, ResourceInput, ResourceList, ResourceRecord } from '@veralune/api-client/contract';
import type { z } from 'zod';
import type { Author } from '../../store/author.ts';
import type { TransactionResult } from '../../store/write-transaction.ts';

/** The record after a write; null after a deletion. */
export type WrittenRecord = TransactionResult<{ readonly record: ResourceRecord | null }>;

/** A record that the author has read, by its id and the revision that it had. */
export interface ReadRecord {
  readonly id: number;
  readonly revision: number;
}

/** Where the records of one kind are read and written, for the editors' calls. */
export interface RecordStore<Query extends z.ZodObject = z.ZodObject> {
  /** Of the kind, for messages. */
  readonly name: string;
  readonly path: string;
  /** Parameters of the list. */
  readonly query: Query;
  readonly list: (query: z.output<Query>) => Promise<ResourceList>;
  readonly find: (id: number) => Promise<ResourceRecord | null>;
  readonly history: (id: number) => Promise<ResourceHistory['items']>;
  readonly create: (author: Author, input: ResourceInput) => Promise<WrittenRecord>;
  readonly replace: (author: Author, input: ResourceInput & ReadRecord) => Promise<WrittenRecord>;
  readonly delete: (author: Author, read: ReadRecord) => Promise<WrittenRecord>;
  readonly undo: (author: Author, id: number) => Promise<WrittenRecord>;
}
