import type { ReactNode } from 'react';
import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';

export interface MessageScreenProps {
  title: string;
  text: string;
  /** Seeds the drawing. */
  seed: string;
  link?: LinkItem;
  /** More under the text: an island of the site, further links. */
  children?: ReactNode;
}

/** A page that says one thing: maintenance, offline, a confirmation. */
export function MessageScreen({ title, text }: MessageScreenProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
    </>
  );
}
