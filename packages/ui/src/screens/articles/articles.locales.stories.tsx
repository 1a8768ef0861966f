import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { ArticlesScreen } from './articles.tsx';

/** Every locale on a phone, only for the test run; `Screens/Articles` shows them. */
const meta = { title: 'Screens/Every locale/Articles', component: ArticlesScreen } satisfies Meta<
  typeof ArticlesScreen
>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', ArticlesScreen, 'advice-theme');
export const DutchOfBelgium = recordedIn('nl-BE', ArticlesScreen, 'advice-theme');
export const FrenchOfSwitzerland = recordedIn('fr-CH', ArticlesScreen, 'advice-theme');
export const GermanOfSwitzerland = recordedIn('de-CH', ArticlesScreen, 'advice-theme');
export const ItalianOfSwitzerland = recordedIn('it-CH', ArticlesScreen, 'advice-theme');
export const Spanish = recordedIn('es-ES', ArticlesScreen, 'advice-theme');
export const German = recordedIn('de-DE', ArticlesScreen, 'advice-theme');
export const Italian = recordedIn('it-IT', ArticlesScreen, 'advice-theme');
