import { expect, test } from 'vitest';
import { countedText, type CountedText } from './counted-text.ts';

const french: CountedText = { locale: 'fr-BE', one: '# résultat', other: '# résultats' };
const german: CountedText = { locale: 'de-DE', one: 'Noch # Zeichen', other: 'Noch # Zeichen' };
const spanish: CountedText = { locale: 'es-ES', one: 'Queda # carácter', other: 'Quedan # caracteres' };

test.each([
  [french, 0, '0 résultat'],
  [french, 1, '1 résultat'],
  [french, 2, '2 résultats'],
  [german, 5000, 'Noch 5.000 Zeichen'],
  [french, 5000, '5\u202F000 résultats'],
  [spanish, 0, 'Quedan 0 caracteres'],
  [spanish, 1, 'Queda 1 carácter'],
  [spanish, 1_000_000, 'Quedan 1.000.000 caracteres'],
])('$locale: $other, %d', (text, count, said) => {
  expect(countedText(text, count)).toBe(said);
});
