import type { PointOfSale } from '@veralune/api-client/contract';
import type { ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';
import { Favourite } from '../visitor/favourite.tsx';

/** The button of a found pharmacy. */
export function favouriteAction({ id, name }: Pick<PointOfSale, 'id' | 'name'>, context: PageContext): ReactNode {
  return <Favourite kind="pharmacy" id={id} name={name} context={context} />;
}
