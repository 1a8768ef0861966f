import type { Format } from '../formats.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A message to the worker process. */
export type Job =
  | { readonly kind: 'variant'; readonly original: Bytes; readonly width: number; readonly format: Format }
  | { readonly kind: 'original'; readonly upload: Bytes; readonly type: Format };

/** A re-encoded upload, which contains only the pixels of the file. */
export interface CleanOriginal {
  readonly bytes: Bytes;
  readonly width: number;
  readonly height: number;
  readonly transparent: boolean;
}

/** Why an upload is refused. */
export type PictureFault = 'unreadable' | 'too-small' | 'too-wide' | 'too-many-pixels';

/** The answer of the worker process. */
export type JobResult =
  | { readonly kind: 'variant'; readonly bytes: Bytes }
  | ({ readonly kind: 'original' } & CleanOriginal)
  | { readonly kind: 'refused'; readonly fault: PictureFault }
  | { readonly kind: 'failed'; readonly message: string };

export interface JobResults {
  readonly variant: Extract<JobResult, { kind: 'variant' }>;
  readonly original: Extract<JobResult, { kind: 'original' | 'refused' }>;
}
