import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { ResultsScreen } from './results.tsx';

/** Every locale on a phone, only for the test run; `Screens/Results` shows them. */
const meta = { title: 'Screens/Every locale/Results', component: ResultsScreen } satisfies Meta<typeof ResultsScreen>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', ResultsScreen, 'results');
export const DutchOfBelgium = recordedIn('nl-BE', ResultsScreen, 'results');
export const FrenchOfSwitzerland = recordedIn('fr-CH', ResultsScreen, 'results');
export const GermanOfSwitzerland = recordedIn('de-CH', ResultsScreen, 'results');
export const ItalianOfSwitzerland = recordedIn('it-CH', ResultsScreen, 'results');
export const Spanish = recordedIn('es-ES', ResultsScreen, 'results');
export const German = recordedIn('de-DE', ResultsScreen, 'results');
export const Italian = recordedIn('it-IT', ResultsScreen, 'results');
