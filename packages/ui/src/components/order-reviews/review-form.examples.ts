import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import { starsIn } from '../review-list/reviews.examples.ts';
import { counterLabelsIn } from '../form-fields/counter-labels.examples.ts';
import type { FieldsFormProps } from '../form-fields/fields-form.tsx';
import { customerLabels } from '../form-fields/form-fields.examples.ts';
import { summaryOf, withErrors } from '../form-fields/with-errors.ts';

interface Words {
  /** Followed by the product's name. */
  title: string;
  text: string;
  fields: readonly [rating: string, headline: string, text: string, textHint: string, name: string, nameHint: string];
  submit: string;
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Votre avis sur',
    text: 'Parlez du produit, de sa prise, de l’emballage. Pour une question de santé, adressez-vous à votre médecin.',
    fields: [
      'Votre note',
      'En quelques mots',
      'Votre avis',
      'Sans information sur votre santé.',
      'Votre prénom',
      'Il sera affiché.',
    ],
    submit: 'Publier mon avis',
  },
  nl: {
    title: 'Uw beoordeling van',
    text: 'Vertel over het product, de inname, de verpakking. Met een gezondheidsvraag gaat u naar uw arts.',
    fields: [
      'Uw score',
      'In enkele woorden',
      'Uw beoordeling',
      'Zonder informatie over uw gezondheid.',
      'Uw voornaam',
      'Die wordt getoond.',
    ],
    submit: 'Beoordeling plaatsen',
  },
  de: {
    title: 'Ihre Bewertung von',
    text: 'Schreiben Sie über das Produkt, die Einnahme, die Verpackung. Mit Gesundheitsfragen wenden Sie sich bitte an Ihre Ärztin oder Ihren Arzt.',
    fields: [
      'Ihre Note',
      'In wenigen Worten',
      'Ihre Bewertung',
      'Bitte ohne Angaben zu Ihrer Gesundheit.',
      'Ihr Vorname',
      'Er wird angezeigt.',
    ],
    submit: 'Bewertung abgeben',
  },
  it: {
    title: 'La tua recensione su',
    text: 'Racconta il prodotto, l’assunzione, la confezione. Per domande di salute rivolgiti al medico.',
    fields: [
      'Il tuo voto',
      'In poche parole',
      'La tua recensione',
      'Senza informazioni sulla tua salute.',
      'Il tuo nome',
      'Sarà visibile.',
    ],
    submit: 'Pubblica la recensione',
  },
  es: {
    title: 'Tu opinión sobre',
    text: 'Cuenta cómo es el producto, la toma, el envase. Para preguntas de salud, acude a tu médico.',
    fields: ['Tu nota', 'En pocas palabras', 'Tu opinión', 'Sin datos sobre tu salud.', 'Tu nombre', 'Se mostrará.'],
    submit: 'Publicar mi opinión',
  },
};

const limits: Record<Language, string> = { fr: '2 000', nl: '2.000', de: '2.000', it: '2000', es: '2000' };

export interface ReviewFormExample {
  readonly title: string;
  readonly text: string;
  readonly form: FieldsFormProps;
}

/** The form for the review of a product. */
function reviewForm(language: Language) {
  const { title, text, fields, submit } = words[language];
  const [rating, headline, opinion, opinionHint, name, nameHint] = fields;
  return {
    title: `${title} Somnelis Zen`,
    text,
    form: {
      action: '/order/481',
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
        { kind: 'text', id: 'title', name: 'title', label: headline, maxLength: 80, required: true },
        {
          kind: 'area',
          id: 'text',
          name: 'text',
          label: opinion,
          hint: opinionHint,
          maxLength: 2000,
          required: true,
          labels: counterLabelsIn(language, limits[language]),
        },
        { kind: 'text', id: 'author', name: 'author', label: name, hint: nameHint, maxLength: 40, required: true },
      ],
    },
  } satisfies ReviewFormExample;
}

const byLanguage = inEachLanguage(reviewForm);
const { es } = byLanguage;
const missing = { rating: 'Elige una nota de una a cinco estrellas.', text: 'Escribe tu opinión.' };

export const reviewFormExamples = {
  byLanguage,
  missing: {
    ...es,
    form: {
      ...es.form,
      fields: withErrors(es.form.fields, missing),
      errors: summaryOf(customerLabels.es.check, missing),
    },
  },
} satisfies { byLanguage: Record<Language, ReviewFormExample>; missing: ReviewFormExample };
