import { z } from 'zod';

/** The API's answer to a command: the text to print, or why the command failed. */
export const replySchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), text: z.string() }),
  z.strictObject({ ok: z.literal(false), message: z.string() }),
]);
export type Reply = z.infer<typeof replySchema>;
