import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './button.module.css';

interface ButtonLook {
  children: ReactNode;
  /** One primary action a view; `quiet` is text with a rule, for what may as well be left alone. */
  tone?: 'primary' | 'secondary' | 'quiet';
  size?: 'm' | 's';
  /** Before the words. */
  icon?: IconName;
  /** After the words. */
  iconEnd?: IconName;
  /** Takes the width of what it stands in. */
  wide?: boolean;
}

type Plain<Attributes> = Omit<Attributes, 'children' | 'className' | 'style'>;

/** With `href` a link, otherwise a button, of type `button` unless said otherwise. */
export type ButtonProps = ButtonLook &
  (
    | ({ href: string } & Plain<AnchorHTMLAttributes<HTMLAnchorElement>>)
    | ({ href?: undefined } & Plain<ButtonHTMLAttributes<HTMLButtonElement>>)
  );

/** What a person presses to act, or to go where the page most wants them to go. */
export function Button({ children, tone = 'primary', size = 'm', icon, iconEnd, wide, ...rest }: ButtonProps) {
  const look = { className: styles.root, 'data-tone': tone, 'data-size': size, 'data-wide': wide ? '' : undefined };
  const content = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
      {iconEnd ? <Icon name={iconEnd} /> : null}
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
