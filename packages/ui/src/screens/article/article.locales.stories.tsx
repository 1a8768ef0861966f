import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { ArticleScreen } from './article.tsx';

/** Every locale on a phone, only for the test run; `Screens/Article` shows them. */
const meta = { title: 'Screens/Every locale/Article', component: ArticleScreen } satisfies Meta<typeof ArticleScreen>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', ArticleScreen, 'article');
export const DutchOfBelgium = recordedIn('nl-BE', ArticleScreen, 'article');
export const FrenchOfSwitzerland = recordedIn('fr-CH', ArticleScreen, 'article');
export const GermanOfSwitzerland = recordedIn('de-CH', ArticleScreen, 'article');
export const ItalianOfSwitzerland = recordedIn('it-CH', ArticleScreen, 'article');
export const Spanish = recordedIn('es-ES', ArticleScreen, 'article');
export const German = recordedIn('de-DE', ArticleScreen, 'article');
export const Italian = recordedIn('it-IT', ArticleScreen, 'article');
