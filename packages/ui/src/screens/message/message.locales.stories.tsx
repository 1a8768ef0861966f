import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { MessageScreen } from './message.tsx';

/** Every locale on a phone, only for the test run; `Screens/Message` shows them. */
const meta = { title: 'Screens/Every locale/Message', component: MessageScreen } satisfies Meta<typeof MessageScreen>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', MessageScreen, 'maintenance');
export const DutchOfBelgium = recordedIn('nl-BE', MessageScreen, 'maintenance');
export const FrenchOfSwitzerland = recordedIn('fr-CH', MessageScreen, 'maintenance');
export const GermanOfSwitzerland = recordedIn('de-CH', MessageScreen, 'maintenance');
export const ItalianOfSwitzerland = recordedIn('it-CH', MessageScreen, 'maintenance');
export const Spanish = recordedIn('es-ES', MessageScreen, 'maintenance');
export const German = recordedIn('de-DE', MessageScreen, 'maintenance');
export const Italian = recordedIn('it-IT', MessageScreen, 'maintenance');
