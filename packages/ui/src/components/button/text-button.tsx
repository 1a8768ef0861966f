import type { ButtonHTMLAttributes } from 'react';
import type { ButtonLook } from './button.tsx';
import styles from './button.module.css';

export interface TextButtonProps
  extends
    Pick<ButtonLook, 'tone' | 'size'>,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'type'> {
  children: string;
}

/** A button without icons, for islands: `Button` would add all icons to their bundle. */
export function TextButton({ children, tone = 'primary', size = 'm', ...attributes }: TextButtonProps) {
  return (
    <button {...attributes} className={styles.root} data-tone={tone} data-size={size} type="button">
      <span>{children}</span>
    </button>
  );
}
