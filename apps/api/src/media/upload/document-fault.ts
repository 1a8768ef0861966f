import { largestDocument } from '../../content/media-schema.ts';
import type { RefusedOriginal } from './store-original.ts';

/** Names of PDF actions that run code, start programs or hold other files. */
const activeContent = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/;

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/**
 * Why a PDF is not stored; null if it is. Unlike a picture, a document is stored as it is, so a file with visible active
 * content is refused. Compressed parts are not searched: documents come from editors, and browsers show them in a
 * sandbox.
 */
export function documentFault(bytes: Uint8Array): RefusedOriginal | null {
  if (bytes.length > largestDocument)
    return {
      refused: 'too-large',
      reason: `has more than ${String(largestDocument / 1e6)} MB: export it with smaller pictures`,
    };
  if (!latin1(bytes.subarray(-1_024)).includes('%%EOF'))
    return { refused: 'unreadable', reason: 'is an incomplete PDF: export it again' };
  if (activeContent.test(latin1(bytes)))
    return { refused: 'active-content', reason: 'is a PDF with scripts or attached files: export it without them' };
  return null;
}
