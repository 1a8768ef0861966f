import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { BrandScreen } from './brand.tsx';

/** Every locale on a phone, only for the test run; `Screens/Brand` shows them. */
const meta = { title: 'Screens/Every locale/Brand', component: BrandScreen } satisfies Meta<typeof BrandScreen>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', BrandScreen, 'brand');
export const DutchOfBelgium = recordedIn('nl-BE', BrandScreen, 'brand');
export const FrenchOfSwitzerland = recordedIn('fr-CH', BrandScreen, 'brand');
export const GermanOfSwitzerland = recordedIn('de-CH', BrandScreen, 'brand');
export const ItalianOfSwitzerland = recordedIn('it-CH', BrandScreen, 'brand');
export const Spanish = recordedIn('es-ES', BrandScreen, 'brand');
export const German = recordedIn('de-DE', BrandScreen, 'brand');
export const Italian = recordedIn('it-IT', BrandScreen, 'brand');
