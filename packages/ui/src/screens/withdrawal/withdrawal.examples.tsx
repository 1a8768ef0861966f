import { counterLabelsIn } from '../../components/form-fields/counter-labels.examples.ts';
import { customerLabels, emailFieldIn } from '../../components/form-fields/form-fields.examples.ts';
import type { FormField, PlainField } from '../../components/form-fields/form-fields.tsx';
import { PostedFields } from '../../components/form-fields/posted-fields.tsx';
import { FilledForm, type FilledFormProps } from '../../components/form/filled-form.tsx';
import { FormContent } from '../../components/form/form-content.tsx';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { WithdrawalScreenProps } from './withdrawal.tsx';

interface WithdrawalForm extends Pick<FilledFormProps<string>, 'action' | 'labels'> {
  fields: readonly FormField[];
}

interface Words {
  title: string;
  path: string;
  intro: string;
  fields: readonly [
    number: string,
    numberHint: string,
    ordered: string,
    received: string,
    address: string,
    content: string,
    contentHint: string,
  ];
  limit: string;
  submit: string;
  steps: readonly [title: string, ...(readonly [title: string, text: string])[]];
  terms: readonly [label: string, href: string];
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Se rétracter du contrat',
    path: '/fr/retractation',
    intro: 'Vous avez 14 jours après la réception pour changer d’avis, sans donner de raison.',
    fields: [
      'Numéro de commande',
      'Il figure dans l’e-mail de confirmation.',
      'Date de la commande',
      'Date de réception',
      'Adresse de livraison',
      'Produits renvoyés',
      'Indiquez les produits et leurs quantités.',
    ],
    limit: '5 000',
    submit: 'Confirmer la rétractation',
    steps: [
      'Comment ça se passe',
      ['Vous nous prévenez', 'Avec ce formulaire, dans les 14 jours qui suivent la réception.'],
      ['Vous renvoyez le colis', 'Produits non ouverts, dans les 14 jours qui suivent votre message.'],
      [
        'Nous remboursons',
        'Dans les 14 jours qui suivent votre message, sauf si nous attendons encore le retour ou la preuve de son envoi.',
      ],
    ],
    terms: ['Lire les conditions générales', '/fr/information/conditions-generales'],
  },
  nl: {
    title: 'Overeenkomst herroepen',
    path: '/nl/herroeping',
    intro: 'U hebt na ontvangst 14 dagen de tijd om van gedachten te veranderen, zonder een reden op te geven.',
    fields: [
      'Bestelnummer',
      'Het staat in de bevestigingsmail.',
      'Datum van de bestelling',
      'Datum van ontvangst',
      'Leveradres',
      'Producten die u terugstuurt',
      'Vermeld de producten en het aantal.',
    ],
    limit: '5.000',
    submit: 'Herroeping bevestigen',
    steps: [
      'Hoe het verloopt',
      ['U laat het ons weten', 'Met dit formulier, binnen 14 dagen na ontvangst.'],
      ['U stuurt het pakket terug', 'Ongeopende producten, binnen 14 dagen na uw bericht.'],
      [
        'Wij betalen terug',
        'Binnen 14 dagen na uw bericht; we mogen wachten op de producten of op het bewijs dat u ze hebt teruggestuurd.',
      ],
    ],
    terms: ['Algemene voorwaarden lezen', '/nl/informatie/algemene-voorwaarden'],
  },
  de: {
    title: 'Vertrag widerrufen',
    path: '/widerruf',
    intro: 'Nach Erhalt haben Sie 14 Tage Zeit, Ihre Bestellung ohne Angabe von Gründen zu widerrufen.',
    fields: [
      'Bestellnummer',
      'Sie steht in der Bestätigungs-E-Mail.',
      'Datum der Bestellung',
      'Datum des Erhalts',
      'Lieferadresse',
      'Zurückgesandte Produkte',
      'Nennen Sie die Produkte und die Mengen.',
    ],
    limit: '5.000',
    submit: 'Widerruf bestätigen',
    steps: [
      'So läuft es ab',
      ['Sie teilen uns den Widerruf mit', 'Mit diesem Formular, innerhalb von 14 Tagen nach Erhalt.'],
      ['Sie senden das Paket zurück', 'Ungeöffnete Produkte, innerhalb von 14 Tagen nach Ihrer Mitteilung.'],
      [
        'Wir erstatten den Betrag',
        'Binnen 14 Tagen nach Eingang Ihres Widerrufs; wir dürfen warten, bis die Produkte oder der Nachweis der Rücksendung bei uns sind.',
      ],
    ],
    terms: ['Allgemeine Geschäftsbedingungen lesen', '/informationen/agb'],
  },
  it: {
    title: 'Recedere dal contratto',
    path: '/recesso',
    intro: 'Hai 14 giorni dalla consegna per cambiare idea, senza dare spiegazioni.',
    fields: [
      'Numero d’ordine',
      'Lo trovi nell’e-mail di conferma.',
      'Data dell’ordine',
      'Data di consegna',
      'Indirizzo di consegna',
      'Prodotti che restituisci',
      'Indica i prodotti e le quantità.',
    ],
    limit: '5000',
    submit: 'Conferma il recesso',
    steps: [
      'Come funziona',
      ['Ci avvisi', 'Con questo modulo, entro 14 giorni dalla consegna.'],
      ['Restituisci il pacco', 'Prodotti non aperti, entro 14 giorni dal tuo messaggio.'],
      [
        'Ti rimborsiamo',
        'Entro 14 giorni dal tuo messaggio, salvo attesa del reso o della prova della sua spedizione.',
      ],
    ],
    terms: ['Leggi le condizioni generali', '/informazioni/condizioni-generali'],
  },
  es: {
    title: 'Desistir del contrato',
    path: '/desistimiento',
    intro: 'Tienes 14 días desde la entrega para cambiar de opinión, sin dar explicaciones.',
    fields: [
      'Número de pedido',
      'Está en el correo de confirmación.',
      'Fecha del pedido',
      'Fecha de entrega',
      'Dirección de entrega',
      'Productos que devuelves',
      'Indica los productos y las cantidades.',
    ],
    limit: '5000',
    submit: 'Confirmar el desistimiento',
    steps: [
      'Cómo funciona',
      ['Nos avisas', 'Con este formulario, en los 14 días siguientes a la entrega.'],
      ['Devuelves el paquete', 'Productos sin abrir, en los 14 días siguientes a tu mensaje.'],
      [
        'Te devolvemos el dinero',
        'En los 14 días siguientes a tu aviso; podemos esperar a recibir los productos o una prueba de su envío.',
      ],
    ],
    terms: ['Leer las condiciones generales', '/informacion/condiciones-generales'],
  },
};

function withdrawal(language: Language) {
  const { title, path, intro, fields, limit, submit, steps, terms } = words[language];
  const { firstname, lastname, dateParts, requiredNote } = customerLabels[language];
  const [number, numberHint, ordered, received, address, content, contentHint] = fields;
  const [stepsTitle, ...items] = steps;
  const text = (id: string, label: string, extras: Partial<Extract<PlainField, { kind: 'text' }>> = {}) =>
    ({ kind: 'text', id, name: id, label, required: true, maxLength: 100, ...extras }) as const;
  const date = (id: string, label: string) =>
    ({ kind: 'date', id, name: id, label, required: true, labels: dateParts }) as const;
  return {
    title,
    intro,
    form: {
      action: path,
      labels: { submit, requiredNote },
      fields: [
        {
          kind: 'row',
          fields: [
            text('firstname', firstname, { autoComplete: 'given-name' }),
            text('lastname', lastname, { autoComplete: 'family-name' }),
          ],
        },
        emailFieldIn(language),
        text('number', number, { hint: numberHint, measure: 'medium', maxLength: 20 }),
        { kind: 'row', fields: [date('ordered', ordered), date('received', received)] },
        text('address', address, { autoComplete: 'street-address' }),
        {
          kind: 'area',
          id: 'content',
          name: 'content',
          label: content,
          hint: contentHint,
          required: true,
          rows: 4,
          maxLength: 5000,
          labels: counterLabelsIn(language, limit),
        },
      ],
    },
    steps: { title: stepsTitle, items: items.map(([step, description]) => ({ title: step, text: description })) },
    terms: { label: terms[0], href: terms[1] },
  } satisfies Omit<WithdrawalScreenProps, 'children'> & { form: WithdrawalForm };
}

function withForm(
  { form: { fields, ...form }, ...screen }: ReturnType<typeof withdrawal>,
  state: FilledFormProps<string>['state'] = { kind: 'ready' },
): WithdrawalScreenProps {
  return {
    ...screen,
    children: (
      <FilledForm {...form} state={state} idOf={(field) => field}>
        <FormContent>
          <PostedFields fields={fields} />
        </FormContent>
      </FilledForm>
    ),
  };
}

const filled = inEachLanguage(withdrawal);
const { fr, it, nl } = filled;

const missing = [
  { field: 'number', message: 'Inserisci il numero d’ordine.' },
  { field: 'received', message: 'Inserisci la data di consegna: giorno, mese e anno.' },
  { field: 'content', message: 'Indica i prodotti che restituisci.' },
];

export const withdrawalExamples = {
  byLanguage: inEachLanguage((language) => withForm(filled[language])),
  states: {
    missing: withForm(it, { kind: 'invalid', title: customerLabels.it.check, errors: missing }),
    tooLate: {
      ...withForm(nl),
      message: {
        tone: 'warning',
        live: 'alert',
        title: 'De 14 dagen zijn voorbij',
        children:
          'U hebt uw bestelling op 2 september 2026 ontvangen. Is er iets mis met het product? Schrijf ons dan.',
      },
    },
    sent: {
      ...fr,
      message: {
        tone: 'success',
        live: 'status',
        title: 'Votre rétractation est enregistrée',
        children: 'Nous venons de vous en envoyer la preuve par e-mail, avec l’adresse de retour.',
      },
    },
  } satisfies Record<string, WithdrawalScreenProps>,
};
