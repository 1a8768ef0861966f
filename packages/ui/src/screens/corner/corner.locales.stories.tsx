import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { CornerScreen } from './corner.tsx';

/** Every locale on a phone, only for the test run; `Screens/Corner` shows them. */
const meta = { title: 'Screens/Every locale/Corner', component: CornerScreen } satisfies Meta<typeof CornerScreen>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', CornerScreen, 'corner-page');
export const DutchOfBelgium = recordedIn('nl-BE', CornerScreen, 'corner-page');
export const FrenchOfSwitzerland = recordedIn('fr-CH', CornerScreen, 'corner-page');
export const GermanOfSwitzerland = recordedIn('de-CH', CornerScreen, 'corner-page');
export const ItalianOfSwitzerland = recordedIn('it-CH', CornerScreen, 'corner-page');
export const Spanish = recordedIn('es-ES', CornerScreen, 'corner-page');
export const German = recordedIn('de-DE', CornerScreen, 'corner-page');
export const Italian = recordedIn('it-IT', CornerScreen, 'corner-page');
