import { Frame, FrameContent, type FrameContentProps, type FrameProps } from '@veralune/ui/sections/frame/frame';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The parts of a rendered page: a screen, with or without a frame around it. */
export interface RenderedPage {
  readonly frame?: Omit<FrameProps, 'children'>;
  readonly breadcrumb?: FrameContentProps['breadcrumb'];
  /** Props of the screen. */
  readonly screen?: unknown;
}

type Component = (props: unknown) => ReactNode | Promise<ReactNode>;

function isComponent(type: unknown): type is Component {
  return typeof type === 'function';
}

async function inside(nodes: ReactNode): Promise<RenderedPage> {
  const parts = await Promise.all(Children.toArray(nodes).map(renderPage));
  return Object.assign({}, ...parts) as RenderedPage;
}

async function renderElement({ type, props }: ReactElement<{ children?: ReactNode }>): Promise<RenderedPage> {
  if (type === Frame) {
    const { children, ...frame } = props as FrameProps;
    return { frame, ...(await inside(children)) };
  }
  if (type === FrameContent) {
    const { breadcrumb, children } = props as FrameContentProps;
    return { breadcrumb, ...(await inside(children)) };
  }
  if (!isComponent(type)) return inside(props.children);
  // Islands run in browsers.
  if (type.name.endsWith('Island')) return {};
  return type.name.endsWith('Screen') ? { screen: props } : renderPage(await type(props));
}

/** Renders a page down to the components of packages/ui, and returns their props. */
export async function renderPage(node: ReactNode): Promise<RenderedPage> {
  return isValidElement<{ children?: ReactNode }>(node) ? renderElement(node) : Array.isArray(node) ? inside(node) : {};
}
