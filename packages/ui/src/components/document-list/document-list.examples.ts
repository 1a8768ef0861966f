import type { DocumentListProps } from './document-list.tsx';

export const documentListExamples = {
  german: {
    documents: [
      { label: 'Gebrauchsinformation', href: '/media/notice.pdf', detail: 'PDF, 240 kB' },
      { label: 'Analysezertifikat der letzten Charge', href: '/media/charge.pdf', detail: 'PDF, 1,1 MB' },
    ],
  },
  one: { documents: [{ label: 'Notice', href: '/media/notice.pdf', detail: 'PDF, 240 ko' }] },
} satisfies Record<string, DocumentListProps>;
