import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { ArticlesScreen } from './articles.tsx';

/** Every locale on a phone, for the test run; `Screens/Articles` shows them. */
const meta = { title: 'Screens/Every locale/Articles', component: ArticlesScreen } satisfies Meta<
  typeof ArticlesScreen
>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', ArticlesScreen, 'advice-home');
export const DutchOfBelgium = recordedIn('nl-BE', ArticlesScreen, 'advice-home');
export const FrenchOfSwitzerland = recordedIn('fr-CH', ArticlesScreen, 'advice-home');
export const GermanOfSwitzerland = recordedIn('de-CH', ArticlesScreen, 'advice-home');
export const ItalianOfSwitzerland = recordedIn('it-CH', ArticlesScreen, 'advice-home');
export const Spanish = recordedIn('es-ES', ArticlesScreen, 'advice-home');
export const German = recordedIn('de-DE', ArticlesScreen, 'advice-home');
export const Italian = recordedIn('it-IT', ArticlesScreen, 'advice-home');
