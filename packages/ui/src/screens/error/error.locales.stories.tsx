import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { ErrorScreen } from './error.tsx';

/** Every locale on a phone, only for the test run; `Screens/Error` shows them. */
const meta = { title: 'Screens/Every locale/Error', component: ErrorScreen } satisfies Meta<typeof ErrorScreen>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', ErrorScreen, 'not-found');
export const DutchOfBelgium = recordedIn('nl-BE', ErrorScreen, 'not-found');
export const FrenchOfSwitzerland = recordedIn('fr-CH', ErrorScreen, 'not-found');
export const GermanOfSwitzerland = recordedIn('de-CH', ErrorScreen, 'not-found');
export const ItalianOfSwitzerland = recordedIn('it-CH', ErrorScreen, 'not-found');
export const Spanish = recordedIn('es-ES', ErrorScreen, 'not-found');
export const German = recordedIn('de-DE', ErrorScreen, 'not-found');
export const Italian = recordedIn('it-IT', ErrorScreen, 'not-found');
