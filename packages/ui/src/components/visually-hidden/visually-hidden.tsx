import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  children: ReactNode;
  id?: string;
}

/** Words that only screen readers get. The class is global, so that plain markup may use it too. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="visually-hidden" id={id}>
      {children}
    </span>
  );
}
