import type { Meta } from '@storybook/react-vite';
import { recordedIn } from '../../../.storybook/recorded.tsx';
import { ProductQuestionsScreen } from './product-questions.tsx';

/** Every locale on a phone, only for the test run; `Screens/Product questions` shows them. */
const meta = { title: 'Screens/Every locale/Product questions', component: ProductQuestionsScreen } satisfies Meta<
  typeof ProductQuestionsScreen
>;
export default meta;

export const FrenchOfBelgium = recordedIn('fr-BE', ProductQuestionsScreen, 'product-questions');
export const DutchOfBelgium = recordedIn('nl-BE', ProductQuestionsScreen, 'product-questions');
export const FrenchOfSwitzerland = recordedIn('fr-CH', ProductQuestionsScreen, 'product-questions');
export const GermanOfSwitzerland = recordedIn('de-CH', ProductQuestionsScreen, 'product-questions');
export const ItalianOfSwitzerland = recordedIn('it-CH', ProductQuestionsScreen, 'product-questions');
export const Spanish = recordedIn('es-ES', ProductQuestionsScreen, 'product-questions');
export const German = recordedIn('de-DE', ProductQuestionsScreen, 'product-questions');
export const Italian = recordedIn('it-IT', ProductQuestionsScreen, 'product-questions');
