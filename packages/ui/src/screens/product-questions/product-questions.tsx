import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { CallOutText } from '../../components/call-out/call-out.tsx';
import { FaqList, type FaqItem } from '../../components/faq-list/faq-list.tsx';
import type { EmptyText } from '../../components/empty-state/empty-state.tsx';
import type { PictureImage } from '../../components/picture/picture.tsx';

export interface ProductQuestionsScreenProps {
  /** `Questions sur Florelune Équilibre`. */
  title: string;
  intro: string;
  /** Tints the page. */
  color: string;
  image: PictureImage | null;
  /** Back to the product. */
  back: LinkItem;
  faqs: readonly FaqItem[];
  empty: EmptyText;
  callOut?: CallOutText;
}

/** Questions and answers about a product, or about a brand. */
export function ProductQuestionsScreen({ title, faqs }: ProductQuestionsScreenProps) {
  return (
    <>
      <h1>{title}</h1>
      <FaqList faqs={faqs} />
    </>
  );
}
