import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { NeedsScreen } from './needs.tsx';

/** Every locale on a phone, only for the test run; `Screens/Needs` shows them. */
const meta = { title: 'Screens/Every locale/Needs', component: NeedsScreen } satisfies Meta<typeof NeedsScreen>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', NeedsScreen, 'needs');
export const DutchOfBelgium = recordedIn('nl-BE', NeedsScreen, 'needs');
export const FrenchOfSwitzerland = recordedIn('fr-CH', NeedsScreen, 'needs');
export const GermanOfSwitzerland = recordedIn('de-CH', NeedsScreen, 'needs');
export const ItalianOfSwitzerland = recordedIn('it-CH', NeedsScreen, 'needs');
export const Spanish = recordedIn('es-ES', NeedsScreen, 'needs');
export const German = recordedIn('de-DE', NeedsScreen, 'needs');
export const Italian = recordedIn('it-IT', NeedsScreen, 'needs');
