import type { Language } from '../../examples/language.examples.ts';

type Card = readonly [title: string, summary: string, iso: string, date: string];

/** The texts of the examples in one language. */
export interface ArticleListWords {
  innovations: { title: string; intro: string; cards: readonly [Card, Card, Card, Card] };
  /** A theme without articles: its name is one of `themes`. */
  theme: { title: string; intro: string; empty: string; text: string };
  label: string;
  /** First the link to all themes, then each theme. */
  themes: readonly [string, string, string, string];
  articles: string;
  paging: readonly [title: string, previous: string, next: string, page: string];
}

export const articleListWords: Record<Language, ArticleListWords> = {
  fr: {
    innovations: {
      title: 'Qualité et innovation',
      intro: 'Comment nous choisissons, mesurons et améliorons ce qui entre dans nos formules.',
      cards: [
        [
          'La chambre à quarante degrés',
          'Six mois d’été en continu : c’est là que nos gélules prouvent leur date.',
          '2026-10-20',
          '20 octobre 2026',
        ],
        [
          'Un lot, trois signatures',
          'Qui libère un lot, qui le relit, et qui a le droit de dire non.',
          '2026-09-08',
          '8 septembre 2026',
        ],
        [
          'Moins d’encre, même étiquette',
          'Retirer un vernis paraît simple. Il a fallu quatorze essais.',
          '2026-06-16',
          '16 juin 2026',
        ],
        [
          'Le froid, de la cuve au flacon',
          'Une souche voyage à moins vingt. Nous suivons chaque heure.',
          '2026-03-03',
          '3 mars 2026',
        ],
      ],
    },
    theme: {
      title: 'Au quotidien',
      intro: 'Les gestes de tous les jours, sans liste de courses interminable.',
      empty: 'Pas encore d’article sur ce thème',
      text: 'Nous l’écrivons. En attendant, les autres thèmes vous attendent.',
    },
    label: 'Thèmes',
    themes: ['Tous les thèmes', 'Microbiotes', 'Plantes', 'Au quotidien'],
    articles: 'Articles',
    paging: ['Pages', 'Page précédente', 'Page suivante', 'Page'],
  },
  nl: {
    innovations: {
      title: 'Kwaliteit en innovatie',
      intro: 'Hoe we kiezen, meten en verbeteren wat in onze formules komt.',
      cards: [
        [
          'De kamer van veertig graden',
          'Zes maanden zomer aan een stuk: hier bewijzen onze capsules hun datum.',
          '2026-10-20',
          '20 oktober 2026',
        ],
        [
          'Eén lot, drie handtekeningen',
          'Wie een lot vrijgeeft, wie het naleest en wie nee mag zeggen.',
          '2026-09-08',
          '8 september 2026',
        ],
        [
          'Minder inkt, hetzelfde etiket',
          'Een vernis weglaten lijkt eenvoudig. Het kostte veertien pogingen.',
          '2026-06-16',
          '16 juni 2026',
        ],
        [
          'Koud, van vat tot flesje',
          'Een stam reist bij twintig graden onder nul. We volgen elk uur.',
          '2026-03-03',
          '3 maart 2026',
        ],
      ],
    },
    theme: {
      title: 'Elke dag',
      intro: 'Gewoonten voor alledag, zonder eindeloze boodschappenlijst.',
      empty: 'Nog geen artikel over dit thema',
      text: 'We schrijven eraan. Ondertussen kunt u bij de andere thema’s terecht.',
    },
    label: 'Thema’s',
    themes: ['Alle thema’s', 'Microbiota', 'Planten', 'Elke dag'],
    articles: 'Artikels',
    paging: ['Pagina’s', 'Vorige pagina', 'Volgende pagina', 'Pagina'],
  },
  de: {
    innovations: {
      title: 'Qualität und Innovation',
      intro: 'Wie wir auswählen, messen und verbessern, was in unsere Rezepturen kommt.',
      cards: [
        [
          'Der Raum mit vierzig Grad',
          'Sechs Monate Dauersommer: Hier müssen unsere Kapseln ihr Datum verdienen.',
          '2026-10-20',
          '20. Oktober 2026',
        ],
        [
          'Eine Charge, drei Unterschriften',
          'Wer freigibt, wer gegenliest und wer Nein sagen darf.',
          '2026-09-08',
          '8. September 2026',
        ],
        [
          'Weniger Farbe, dasselbe Etikett',
          'Einen Lack wegzulassen klingt einfach. Vierzehn Versuche hat es gebraucht.',
          '2026-06-16',
          '16. Juni 2026',
        ],
        [
          'Kalt vom Kessel bis zum Fläschchen',
          'Ein Stamm reist bei minus zwanzig Grad. Wir sehen jede Stunde nach.',
          '2026-03-03',
          '3. März 2026',
        ],
      ],
    },
    theme: {
      title: 'Im Alltag',
      intro: 'Gewohnheiten für jeden Tag, ganz ohne Einkaufsliste.',
      empty: 'Noch kein Artikel zu diesem Thema',
      text: 'Wir schreiben gerade daran. Bis dahin lesen Sie gern bei den anderen Themen weiter.',
    },
    label: 'Themen',
    themes: ['Alle Themen', 'Mikrobiota', 'Pflanzen', 'Im Alltag'],
    articles: 'Artikel',
    paging: ['Seiten', 'Vorherige Seite', 'Nächste Seite', 'Seite'],
  },
  it: {
    innovations: {
      title: 'Qualità e innovazione',
      intro: 'Come scegliamo, misuriamo e miglioriamo ciò che entra nelle nostre formule.',
      cards: [
        [
          'La stanza a quaranta gradi',
          'Sei mesi d’estate senza pausa: qui le capsule si guadagnano la loro data.',
          '2026-10-20',
          '20 ottobre 2026',
        ],
        [
          'Un lotto, tre firme',
          'Chi libera un lotto, chi lo rilegge e chi può dire di no.',
          '2026-09-08',
          '8 settembre 2026',
        ],
        [
          'Meno inchiostro, stessa etichetta',
          'Togliere una vernice sembra facile. Ci sono voluti quattordici tentativi.',
          '2026-06-16',
          '16 giugno 2026',
        ],
        [
          'Il freddo, dalla vasca al flacone',
          'Un ceppo viaggia a venti gradi sotto zero. Lo seguiamo ora per ora.',
          '2026-03-03',
          '3 marzo 2026',
        ],
      ],
    },
    theme: {
      title: 'Ogni giorno',
      intro: 'Abitudini di tutti i giorni, senza una lista della spesa infinita.',
      empty: 'Ancora nessun articolo su questo tema',
      text: 'Lo stiamo scrivendo. Intanto puoi leggere gli altri temi.',
    },
    label: 'Temi',
    themes: ['Tutti i temi', 'Microbiota', 'Piante', 'Ogni giorno'],
    articles: 'Articoli',
    paging: ['Pagine', 'Pagina precedente', 'Pagina successiva', 'Pagina'],
  },
  es: {
    innovations: {
      title: 'Calidad e innovación',
      intro: 'Cómo elegimos, medimos y mejoramos lo que entra en nuestras fórmulas.',
      cards: [
        [
          'La sala a cuarenta grados',
          'Seis meses de verano sin pausa: aquí las cápsulas se ganan su fecha.',
          '2026-10-20',
          '20 de octubre de 2026',
        ],
        [
          'Un lote, tres firmas',
          'Quién libera un lote, quién lo revisa y quién puede decir que no.',
          '2026-09-08',
          '8 de septiembre de 2026',
        ],
        [
          'Menos tinta, la misma etiqueta',
          'Quitar un barniz parece fácil. Hicieron falta catorce intentos.',
          '2026-06-16',
          '16 de junio de 2026',
        ],
        [
          'El frío, de la cuba al frasco',
          'Una cepa viaja a veinte grados bajo cero. La seguimos hora a hora.',
          '2026-03-03',
          '3 de marzo de 2026',
        ],
      ],
    },
    theme: {
      title: 'Día a día',
      intro: 'Costumbres de cada día, sin una lista de la compra interminable.',
      empty: 'Todavía no hay artículos sobre este tema',
      text: 'Lo estamos escribiendo. Mientras tanto, lee los demás temas.',
    },
    label: 'Temas',
    themes: ['Todos los temas', 'Microbiotas', 'Plantas', 'Día a día'],
    articles: 'Artículos',
    paging: ['Páginas', 'Página anterior', 'Página siguiente', 'Página'],
  },
};
