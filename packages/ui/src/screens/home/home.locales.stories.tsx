import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { HomeScreen } from './home.tsx';

/** Every locale on a phone, only for the test run; `Screens/Home` shows them. */
const meta = { title: 'Screens/Every locale/Home', component: HomeScreen } satisfies Meta<typeof HomeScreen>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', HomeScreen, 'home');
export const DutchOfBelgium = recordedIn('nl-BE', HomeScreen, 'home');
export const FrenchOfSwitzerland = recordedIn('fr-CH', HomeScreen, 'home');
export const GermanOfSwitzerland = recordedIn('de-CH', HomeScreen, 'home');
export const ItalianOfSwitzerland = recordedIn('it-CH', HomeScreen, 'home');
export const Spanish = recordedIn('es-ES', HomeScreen, 'home');
export const German = recordedIn('de-DE', HomeScreen, 'home');
export const Italian = recordedIn('it-IT', HomeScreen, 'home');
