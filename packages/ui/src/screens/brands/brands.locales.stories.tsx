import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { BrandsScreen } from './brands.tsx';

/** Every locale on a phone, only for the test run; `Screens/Brands` shows them. */
const meta = { title: 'Screens/Every locale/Brands', component: BrandsScreen } satisfies Meta<typeof BrandsScreen>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', BrandsScreen, 'brands');
export const DutchOfBelgium = recordedIn('nl-BE', BrandsScreen, 'brands');
export const FrenchOfSwitzerland = recordedIn('fr-CH', BrandsScreen, 'brands');
export const GermanOfSwitzerland = recordedIn('de-CH', BrandsScreen, 'brands');
export const ItalianOfSwitzerland = recordedIn('it-CH', BrandsScreen, 'brands');
export const Spanish = recordedIn('es-ES', BrandsScreen, 'brands');
export const German = recordedIn('de-DE', BrandsScreen, 'brands');
export const Italian = recordedIn('it-IT', BrandsScreen, 'brands');
