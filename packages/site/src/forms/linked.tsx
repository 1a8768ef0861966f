import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import { Fragment } from 'react';

/** A text and the links after it, as plain data. */
export interface LinkedText {
  readonly text: string;
  readonly links: readonly LinkItem[];
}

export function Linked({ text, links }: LinkedText) {
  return (
    <>
      {text}
      {links.map(({ label, href }) => (
        <Fragment key={href}>
          {' '}
          <a href={href}>{label}</a>
        </Fragment>
      ))}
    </>
  );
}
