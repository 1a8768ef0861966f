import type { Language } from '../../examples/language.examples.ts';
import type { ReviewSummaryProps } from '../review-summary/review-summary.tsx';
import type { ReviewItem } from './review-list.tsx';

type Row = readonly [title: string, text: string, author: string, date: string];

interface Words {
  of: (value: string) => string;
  stars: readonly [five: string, four: string, three: string, two: string, one: string];
  count: string;
  distribution: string;
  verified: string;
  reviews: readonly [Row, Row, Row];
  reply: readonly [author: string, text: string];
}

const words: Record<Language, Words> = {
  fr: {
    of: (value) => `${value} sur 5`,
    stars: ['5 étoiles', '4 étoiles', '3 étoiles', '2 étoiles', '1 étoile'],
    count: '38 avis de clients',
    distribution: 'Répartition des notes',
    verified: 'Achat vérifié',
    reviews: [
      [
        'Faciles à avaler',
        'Les comprimés sont petits et sans goût. La boîte dure un mois, comme annoncé.',
        'Nadia',
        '4 novembre 2026',
      ],
      [
        'Bien, mais emballage trop grand',
        'Le produit me convient. La boîte pourrait être moitié plus petite.',
        'Bernard',
        '21 octobre 2026',
      ],
      ['Livré en deux jours', 'Arrivé en point relais comme prévu, notice claire.', 'Inès', '9 octobre 2026'],
    ],
    reply: ['Le laboratoire Veralune', 'Merci, Bernard. La nouvelle boîte, plus petite, arrive au printemps.'],
  },
  nl: {
    of: (value) => `${value} op 5`,
    stars: ['5 sterren', '4 sterren', '3 sterren', '2 sterren', '1 ster'],
    count: '38 beoordelingen van klanten',
    distribution: 'Verdeling van de scores',
    verified: 'Geverifieerde aankoop',
    reviews: [
      [
        'Makkelijk in te nemen',
        'De tabletten zijn klein en smaken naar niets. Eén doosje gaat een maand mee, zoals beloofd.',
        'Nadia',
        '4 november 2026',
      ],
      [
        'Goed, maar te grote verpakking',
        'Het product bevalt me. Het doosje mag de helft kleiner.',
        'Bernard',
        '21 oktober 2026',
      ],
      [
        'In twee dagen geleverd',
        'Kwam op tijd aan in het afhaalpunt, met een duidelijke bijsluiter.',
        'Ines',
        '9 oktober 2026',
      ],
    ],
    reply: ['Laboratorium Veralune', 'Dank u, Bernard. In het voorjaar komt er een kleiner doosje.'],
  },
  de: {
    of: (value) => `${value} von 5`,
    stars: ['5 Sterne', '4 Sterne', '3 Sterne', '2 Sterne', '1 Stern'],
    count: '38 Bewertungen',
    distribution: 'Verteilung der Bewertungen',
    verified: 'Verifizierter Kauf',
    reviews: [
      [
        'Leicht zu schlucken',
        'Die Tabletten sind klein und geschmacksneutral. Eine Packung reicht wie angegeben einen Monat.',
        'Nadja',
        '4. November 2026',
      ],
      [
        'Gut, aber die Packung ist zu groß',
        'Mit dem Produkt bin ich zufrieden. Die Schachtel könnte halb so groß sein.',
        'Bernhard',
        '21. Oktober 2026',
      ],
      [
        'In zwei Tagen geliefert',
        'Kam pünktlich an der Abholstelle an, die Packungsbeilage ist verständlich.',
        'Ines',
        '9. Oktober 2026',
      ],
    ],
    reply: ['Das Labor Veralune', 'Vielen Dank, Bernhard. Im Frühjahr kommt eine kleinere Schachtel.'],
  },
  it: {
    of: (value) => `${value} su 5`,
    stars: ['5 stelle', '4 stelle', '3 stelle', '2 stelle', '1 stella'],
    count: '38 recensioni di clienti',
    distribution: 'Distribuzione dei voti',
    verified: 'Acquisto verificato',
    reviews: [
      [
        'Facili da deglutire',
        'Le compresse sono piccole e senza sapore. La confezione dura un mese, come indicato.',
        'Nadia',
        '4 novembre 2026',
      ],
      [
        'Buono, ma confezione troppo grande',
        'Il prodotto va bene. La scatola potrebbe essere la metà.',
        'Bernardo',
        '21 ottobre 2026',
      ],
      ['Arrivato in due giorni', 'Consegnato puntuale al punto di ritiro, foglietto chiaro.', 'Ines', '9 ottobre 2026'],
    ],
    reply: ['Il laboratorio Veralune', 'Grazie, Bernardo. In primavera arriva una scatola più piccola.'],
  },
  es: {
    of: (value) => `${value} de 5`,
    stars: ['5 estrellas', '4 estrellas', '3 estrellas', '2 estrellas', '1 estrella'],
    count: '38 opiniones de clientes',
    distribution: 'Reparto de las notas',
    verified: 'Compra verificada',
    reviews: [
      [
        'Fáciles de tragar',
        'Los comprimidos son pequeños y no saben a nada. La caja dura un mes, como indica.',
        'Nadia',
        '4 de noviembre de 2026',
      ],
      [
        'Bien, pero la caja es grande',
        'El producto me gusta. La caja podría ser la mitad.',
        'Bernardo',
        '21 de octubre de 2026',
      ],
      [
        'Llegó en dos días',
        'A tiempo en el punto de recogida y con un prospecto claro.',
        'Inés',
        '9 de octubre de 2026',
      ],
    ],
    reply: ['El laboratorio Veralune', 'Gracias, Bernardo. En primavera llega una caja más pequeña.'],
  },
};

const given = [
  [5, '2026-11-04'],
  [4, '2026-10-21'],
  [5, '2026-10-09'],
] as const;

export function reviewsIn(language: Language): readonly ReviewItem[] {
  const { of, reviews, verified, reply } = words[language];
  return reviews.map(([title, text, author, date], index): ReviewItem => {
    const [value, iso] = given[index] ?? given[0];
    return {
      id: `r${index}`,
      rating: { value, label: of(String(value)) },
      title,
      text,
      author,
      date: { text: date, iso },
      verified: index === 2 ? undefined : verified,
      reply: index === 1 ? { author: reply[0], text: reply[1] } : undefined,
    };
  });
}

const counts = [27, 7, 3, 0, 1];

export function reviewSummaryIn(language: Language): ReviewSummaryProps {
  const { of, stars, count, distribution } = words[language];
  return {
    average: { value: 4.6, text: '4,6', label: of('4,6') },
    count,
    distribution: stars.map((label, index) => ({ label, count: counts[index] ?? 0, text: String(counts[index] ?? 0) })),
    distributionLabel: distribution,
  };
}

/** Difficult input: one long word, markup, line breaks. */
export const difficultReviews: readonly ReviewItem[] = reviewsIn('de').map((review, index) => ({
  ...review,
  title:
    ['"Super" & <b>toll</b>', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller', 'k'][index] ?? '',
  text: ['Erste Zeile\nZweite Zeile\n\nVierte Zeile', 'a'.repeat(220), '.'][index] ?? '',
}));

/** `5 étoiles`, `4 étoiles` …, best first. */
export function starsIn(language: Language) {
  return words[language].stars;
}
