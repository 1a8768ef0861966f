import type { Meta } from '@storybook/react-vite';
import { RecordedProduct } from '../../../.storybook/recorded-product.tsx';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { ProductScreen } from './product.tsx';

/** Every locale on a phone, only for the test run; `Screens/Product` shows them. */
const meta = { title: 'Screens/Every locale/Product', component: ProductScreen } satisfies Meta<typeof ProductScreen>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', RecordedProduct, 'product');
export const DutchOfBelgium = recordedIn('nl-BE', RecordedProduct, 'product');
export const FrenchOfSwitzerland = recordedIn('fr-CH', RecordedProduct, 'product');
export const GermanOfSwitzerland = recordedIn('de-CH', RecordedProduct, 'product');
export const ItalianOfSwitzerland = recordedIn('it-CH', RecordedProduct, 'product');
export const Spanish = recordedIn('es-ES', RecordedProduct, 'product');
export const German = recordedIn('de-DE', RecordedProduct, 'product');
export const Italian = recordedIn('it-IT', RecordedProduct, 'product');
