import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { ProductScreen } from './product.tsx';

/** Every locale on a phone, only for the test run; `Screens/Product` shows them. */
const meta = { title: 'Screens/Every locale/Product', component: ProductScreen } satisfies Meta<typeof ProductScreen>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', ProductScreen, 'product');
export const DutchOfBelgium = recordedIn('nl-BE', ProductScreen, 'product');
export const FrenchOfSwitzerland = recordedIn('fr-CH', ProductScreen, 'product');
export const GermanOfSwitzerland = recordedIn('de-CH', ProductScreen, 'product');
export const ItalianOfSwitzerland = recordedIn('it-CH', ProductScreen, 'product');
export const Spanish = recordedIn('es-ES', ProductScreen, 'product');
export const German = recordedIn('de-DE', ProductScreen, 'product');
export const Italian = recordedIn('it-IT', ProductScreen, 'product');
