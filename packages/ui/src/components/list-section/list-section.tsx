import type { ReactNode } from 'react';
import { Section } from '../section/section.tsx';
import type { SectionText } from '../section-heading/section-heading.tsx';

/** Items below a title: articles, brands, needs. */
export interface ItemList<Item> extends SectionText {
  items: readonly Item[];
}

export interface ListSectionProps<Item> {
  /** Unique in the page. */
  id: string;
  /** Nothing is rendered without a title or without items. */
  list: ItemList<Item> | undefined;
  children: (items: readonly Item[]) => ReactNode;
}

/** A section that is only rendered if its list has items. */
export function ListSection<Item>({ id, list, children }: ListSectionProps<Item>) {
  if (!list || list.items.length === 0) return null;
  return (
    <Section id={id} heading={list}>
      {children(list.items)}
    </Section>
  );
}
