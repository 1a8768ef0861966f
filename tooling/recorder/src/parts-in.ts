import { CartForm } from '@veralune/ui/components/add-to-cart/cart-form';
import { FavouriteButton } from '@veralune/ui/components/favourite-button/favourite-button';
import { HeaderActions } from '@veralune/ui/components/header-actions/header-actions';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The components that pages put into slots, by their name in a recording. */
const parts = new Map<unknown, string>([
  [CartForm, 'cartForm'],
  [FavouriteButton, 'favouriteButton'],
  [HeaderActions, 'headerActions'],
]);

type Element = ReactElement<{ children?: ReactNode }>;

/** Islands run in browsers: what they get as their content is what a page shows at first. */
function contentOf({ type, props }: Element): ReactNode {
  if (typeof type !== 'function' || type.name.endsWith('Island')) return props.children;
  return (type as (props: unknown) => ReactNode)(props);
}

/**
 * The props of the known components in a slot. Storybook composes the slot from them.
 * @example partsIn(<CartIsland><CartForm product="1" /></CartIsland>) // { cartForm: { product: '1' } }
 */
export function partsIn(slot: ReactNode): Readonly<Record<string, unknown>> {
  const found = Children.toArray(slot)
    .filter((node) => isValidElement<{ children?: ReactNode }>(node))
    .map((element): Readonly<Record<string, unknown>> => {
      const name = parts.get(element.type);
      return name === undefined ? partsIn(contentOf(element)) : { [name]: element.props };
    });
  return Object.assign({}, ...found) as Readonly<Record<string, unknown>>;
}
