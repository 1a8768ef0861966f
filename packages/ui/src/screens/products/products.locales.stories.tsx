import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { ProductsScreen } from './products.tsx';

/** Every locale on a phone, only for the test run; `Screens/Products` shows them. */
const meta = { title: 'Screens/Every locale/Products', component: ProductsScreen } satisfies Meta<
  typeof ProductsScreen
>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', ProductsScreen, 'products');
export const DutchOfBelgium = recordedIn('nl-BE', ProductsScreen, 'products');
export const FrenchOfSwitzerland = recordedIn('fr-CH', ProductsScreen, 'products');
export const GermanOfSwitzerland = recordedIn('de-CH', ProductsScreen, 'products');
export const ItalianOfSwitzerland = recordedIn('it-CH', ProductsScreen, 'products');
export const Spanish = recordedIn('es-ES', ProductsScreen, 'products');
export const German = recordedIn('de-DE', ProductsScreen, 'products');
export const Italian = recordedIn('it-IT', ProductsScreen, 'products');
