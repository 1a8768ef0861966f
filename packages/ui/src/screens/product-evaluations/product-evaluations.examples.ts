import { customerLabels } from '../../components/form-fields/form-fields.examples.ts';
import { counterLabelsIn } from '../../components/form-fields/counter-labels.examples.ts';
import { summaryOf, withErrors } from '../../components/form-fields/with-errors.ts';
import { cartLines } from '../../components/order-lines/order-lines.examples.ts';
import {
  reviewsIn,
  reviewSummaryIn,
  difficultReviews,
  starsIn,
} from '../../components/review-list/reviews.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { ProductEvaluationsScreenProps } from './product-evaluations.tsx';

interface Words {
  /** Followed by the product's name. */
  title: string;
  path: string;
  back: string;
  listTitle: string;
  empty: readonly [title: string, text: string];
  write: readonly [title: string, text: string];
  fields: readonly [rating: string, headline: string, text: string, textHint: string, name: string, nameHint: string];
  submit: string;
  verification: string;
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Avis sur',
    path: '/fr/produit/magnesium',
    back: 'Retour au produit',
    listTitle: 'Ce qu’en disent les clients',
    empty: ['Personne n’a encore donné son avis', 'Le premier sera peut-être le vôtre.'],
    write: [
      'Votre avis',
      'Parlez du produit, de sa prise, de l’emballage. Pour une question de santé, adressez-vous à votre médecin.',
    ],
    fields: [
      'Votre note',
      'En quelques mots',
      'Votre avis',
      'Sans information sur votre santé.',
      'Votre prénom',
      'Il sera affiché.',
    ],
    submit: 'Publier mon avis',
    verification:
      'Tous les avis sont publiés, bons ou mauvais. « Achat vérifié » : le produit a été commandé sur ce site avec le même compte. Les textes qui promettent un effet sur la santé sont retirés.',
  },
  nl: {
    title: 'Beoordelingen van',
    path: '/nl/product/magnesium',
    back: 'Terug naar het product',
    listTitle: 'Wat klanten zeggen',
    empty: ['Nog geen beoordelingen', 'Misschien schrijft u de eerste.'],
    write: [
      'Uw beoordeling',
      'Vertel over het product, de inname, de verpakking. Met een gezondheidsvraag gaat u naar uw arts.',
    ],
    fields: [
      'Uw score',
      'In enkele woorden',
      'Uw beoordeling',
      'Zonder informatie over uw gezondheid.',
      'Uw voornaam',
      'Die wordt getoond.',
    ],
    submit: 'Beoordeling plaatsen',
    verification:
      'We plaatsen alle beoordelingen, goede en slechte. „Geverifieerde aankoop”: het product is op deze site besteld met hetzelfde account. Teksten die een effect op de gezondheid beloven, verwijderen we.',
  },
  de: {
    title: 'Bewertungen zu',
    path: '/produkt/magnesium',
    back: 'Zurück zum Produkt',
    listTitle: 'Was Kundinnen und Kunden sagen',
    empty: ['Noch keine Bewertung', 'Vielleicht schreiben Sie die erste.'],
    write: [
      'Ihre Bewertung',
      'Schreiben Sie über das Produkt, die Einnahme, die Verpackung. Mit Gesundheitsfragen wenden Sie sich bitte an Ihre Ärztin oder Ihren Arzt.',
    ],
    fields: [
      'Ihre Note',
      'In wenigen Worten',
      'Ihre Bewertung',
      'Bitte ohne Angaben zu Ihrer Gesundheit.',
      'Ihr Vorname',
      'Er wird angezeigt.',
    ],
    submit: 'Bewertung abgeben',
    verification:
      'Wir veröffentlichen alle Bewertungen, gute wie schlechte. „Verifizierter Kauf“: Das Produkt wurde mit demselben Konto auf dieser Website bestellt. Texte, die eine Wirkung auf die Gesundheit versprechen, entfernen wir.',
  },
  it: {
    title: 'Recensioni su',
    path: '/prodotto/magnesium',
    back: 'Torna al prodotto',
    listTitle: 'Che cosa dicono i clienti',
    empty: ['Ancora nessuna recensione', 'La prima potrebbe essere la tua.'],
    write: [
      'La tua recensione',
      'Racconta il prodotto, l’assunzione, la confezione. Per domande di salute rivolgiti al medico.',
    ],
    fields: [
      'Il tuo voto',
      'In poche parole',
      'La tua recensione',
      'Senza informazioni sulla tua salute.',
      'Il tuo nome',
      'Sarà visibile.',
    ],
    submit: 'Pubblica la recensione',
    verification:
      'Pubblichiamo tutte le recensioni, buone e cattive. «Acquisto verificato»: il prodotto è stato ordinato su questo sito con lo stesso account. I testi che promettono un effetto sulla salute vengono rimossi.',
  },
  es: {
    title: 'Opiniones sobre',
    path: '/producto/magnesium',
    back: 'Volver al producto',
    listTitle: 'Lo que dicen los clientes',
    empty: ['Todavía no hay opiniones', 'La primera puede ser la tuya.'],
    write: [
      'Tu opinión',
      'Cuenta cómo es el producto, la toma, el envase. Para preguntas de salud, acude a tu médico.',
    ],
    fields: ['Tu nota', 'En pocas palabras', 'Tu opinión', 'Sin datos sobre tu salud.', 'Tu nombre', 'Se mostrará.'],
    submit: 'Publicar mi opinión',
    verification:
      'Publicamos todas las opiniones, buenas y malas. «Compra verificada»: el producto se pidió en este sitio con la misma cuenta. Retiramos los textos que prometen un efecto sobre la salud.',
  },
};

const limits: Record<Language, string> = { fr: '2 000', nl: '2.000', de: '2.000', it: '2000', es: '2000' };

function evaluations(language: Language) {
  const { title, path, back, listTitle, empty, write, fields, submit, verification } = words[language];
  const [rating, headline, text, textHint, name, nameHint] = fields;
  const [, magnesium] = cartLines[language];
  if (!magnesium) throw new Error('The product example must have magnesium.');
  return {
    title: `${title} ${magnesium.name}`,
    product: { name: magnesium.name, color: magnesium.brand.color, image: magnesium.image },
    back: { label: back, href: path },
    summary: reviewSummaryIn(language),
    listTitle,
    reviews: reviewsIn(language),
    empty: { title: empty[0], text: empty[1] },
    write: {
      title: write[0],
      text: write[1],
      form: {
        action: path,
        submit,
        requiredNote: customerLabels[language].requiredNote,
        fields: [
          {
            kind: 'choice',
            id: 'rating',
            name: 'rating',
            label: rating,
            required: true,
            options: starsIn(language).map((label, index) => ({ value: String(5 - index), label })),
          },
          { kind: 'text', id: 'headline', name: 'headline', label: headline, maxLength: 100, required: true },
          {
            kind: 'area',
            id: 'text',
            name: 'text',
            label: text,
            hint: textHint,
            maxLength: 2000,
            required: true,
            labels: counterLabelsIn(language, limits[language]),
          },
          { kind: 'text', id: 'author', name: 'author', label: name, hint: nameHint, maxLength: 100, required: true },
        ],
      },
    },
    verification,
  } satisfies ProductEvaluationsScreenProps;
}

const filled = inEachLanguage(evaluations);
const byLanguage: Record<Language, ProductEvaluationsScreenProps> = filled;
const { fr, de, es } = filled;
const missing = { rating: 'Elige una nota de una a cinco estrellas.', text: 'Escribe tu opinión.' };

export const productEvaluationsExamples = {
  byLanguage,
  states: {
    empty: { ...fr, summary: undefined, reviews: [] },
    withoutForm: { ...fr, summary: undefined, reviews: [], write: undefined },
    missing: {
      ...es,
      write: {
        ...es.write,
        form: {
          ...es.write.form,
          fields: withErrors(es.write.form.fields, missing),
          errors: summaryOf(customerLabels.es.check, missing),
        },
      },
    },
    signedOut: {
      ...fr,
      write: {
        title: fr.write.title,
        text: 'Connectez-vous pour donner votre avis sur un produit.',
        login: { label: 'Se connecter', href: '/fr/connexion?redirect=/fr/produit/magnesium/avis' },
      },
    },
    sent: {
      ...fr,
      message: {
        tone: 'success',
        live: 'status',
        title: 'Merci pour votre avis',
        children: 'Il paraîtra dès que nous l’aurons relu, sous deux jours ouvrables.',
      },
    },
    rough: {
      ...de,
      reviews: difficultReviews,
      paging: {
        pages: [
          { number: 1, href: '/produkt/magnesium/bewertungen' },
          { number: 2, href: '/produkt/magnesium/bewertungen/-p--2' },
        ],
        current: 1,
        labels: { title: 'Seiten', previous: 'Zurück', next: 'Weiter', page: 'Seite' },
      },
    },
  } satisfies Record<string, ProductEvaluationsScreenProps>,
};
