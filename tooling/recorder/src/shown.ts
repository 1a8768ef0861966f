import { Frame, FrameContent, type FrameContentProps, type FrameProps } from '@veralune/ui/sections/frame/frame';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** What a page is made of: a frame, or none, around a screen. */
export interface Shown {
  readonly frame?: Omit<FrameProps, 'children'>;
  readonly breadcrumb?: FrameContentProps['breadcrumb'];
  /** Props of the screen. */
  readonly screen?: unknown;
}

type Component = (props: unknown) => ReactNode | Promise<ReactNode>;

function isComponent(type: unknown): type is Component {
  return typeof type === 'function';
}

async function inside(nodes: ReactNode): Promise<Shown> {
  const parts = await Promise.all(Children.toArray(nodes).map(shownIn));
  return Object.assign({}, ...parts) as Shown;
}

async function shownByElement({ type, props }: ReactElement<{ children?: ReactNode }>): Promise<Shown> {
  if (type === Frame) {
    const { children, ...frame } = props as FrameProps;
    return { frame, ...(await inside(children)) };
  }
  if (type === FrameContent) {
    const { breadcrumb, children } = props as FrameContentProps;
    return { breadcrumb, ...(await inside(children)) };
  }
  if (!isComponent(type)) return inside(props.children);
  return type.name.endsWith('Screen') ? { screen: props } : shownIn(await type(props));
}

/** Renders a page as far as the components of packages/ui, whose props are what is shown. */
export async function shownIn(node: ReactNode): Promise<Shown> {
  return isValidElement<{ children?: ReactNode }>(node)
    ? shownByElement(node)
    : Array.isArray(node)
      ? inside(node)
      : {};
}
