import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { PathIcon } from '../icon/path-icon.tsx';
import styles from './button.module.css';

export interface ButtonLook {
  children: ReactNode;
  /** One primary action per view; `quiet` is underlined text, for optional actions. */
  tone?: 'primary' | 'secondary' | 'quiet';
  size?: 'm' | 's';
  /** Before the text: a path of `island-paths.ts`. */
  icon?: string;
  /** After the text. */
  iconEnd?: string;
  /** Takes the full width of its container. */
  wide?: boolean;
}

type Plain<Attributes> = Omit<Attributes, 'children' | 'className' | 'style'>;

/** With `href` a link, otherwise a button; its `type` is `button` by default. */
export type ButtonProps = ButtonLook &
  (
    | ({ href: string } & Plain<AnchorHTMLAttributes<HTMLAnchorElement>>)
    | ({ href?: undefined } & Plain<ButtonHTMLAttributes<HTMLButtonElement>>)
  );

/** A button, or a link that looks like one. */
export function Button({ children, tone = 'primary', size = 'm', icon, iconEnd, wide, ...rest }: ButtonProps) {
  const look = { className: styles.root, 'data-tone': tone, 'data-size': size, 'data-wide': wide ? '' : undefined };
  const content = (
    <>
      {icon ? <PathIcon path={icon} /> : null}
      <span>{children}</span>
      {iconEnd ? <PathIcon path={iconEnd} /> : null}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    );
  }
  const { href: _none, type = 'button', ...attributes } = rest;
  return (
    <button {...attributes} {...look} type={type}>
      {content}
    </button>
  );
}
