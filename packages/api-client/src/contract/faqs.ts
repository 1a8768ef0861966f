import { z } from 'zod';
import type { Call } from './calls.ts';
import { common, faq } from './shared.ts';

/** Groups of the help page. Their titles are messages of the sites. */
export const faqGroups = [
  'choosing',
  'taking',
  'composition',
  'ordering',
  'delivery',
  'pharmacy',
  'contact',
  'site',
] as const;
export type FaqGroup = (typeof faqGroups)[number];

/** A question of the help page. */
const helpFaq = faq.extend({ group: z.enum(faqGroups) });
export type HelpFaq = z.infer<typeof helpFaq>;

export const faqCalls = {
  faqs: {
    method: 'GET',
    path: '/faq',
    summary: "Questions of the help page, in the editors' order.",
    params: z.object({}),
    query: z.object(common),
    answer: z.array(helpFaq),
  },
} as const satisfies Record<string, Call>;
