import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { NeedScreen } from './need.tsx';

/** Every locale on a phone, only for the test run; `Screens/Need` shows them. */
const meta = { title: 'Screens/Every locale/Need', component: NeedScreen } satisfies Meta<typeof NeedScreen>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', NeedScreen, 'need');
export const DutchOfBelgium = recordedIn('nl-BE', NeedScreen, 'need');
export const FrenchOfSwitzerland = recordedIn('fr-CH', NeedScreen, 'need');
export const GermanOfSwitzerland = recordedIn('de-CH', NeedScreen, 'need');
export const ItalianOfSwitzerland = recordedIn('it-CH', NeedScreen, 'need');
export const Spanish = recordedIn('es-ES', NeedScreen, 'need');
export const German = recordedIn('de-DE', NeedScreen, 'need');
export const Italian = recordedIn('it-IT', NeedScreen, 'need');
