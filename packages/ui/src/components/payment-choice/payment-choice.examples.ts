import type { PaymentChoiceProps } from './payment-choice.tsx';

type Line = readonly [title: string, detail: string];

function choice(label: string, [card, mobile, online, cheque]: readonly [Line, Line, Line, Line]): PaymentChoiceProps {
  return {
    id: 'payment',
    name: 'payment',
    label,
    required: true,
    chosen: 'card',
    methods: [
      { kind: 'card', title: card[0], detail: card[1] },
      { kind: 'mobile-wallet', title: mobile[0], detail: mobile[1] },
      { kind: 'online-wallet', title: online[0], detail: online[1] },
      { kind: 'cheque', title: cheque[0], detail: cheque[1] },
    ],
  };
}

export const paymentByLanguage = {
  fr: choice('Mode de paiement', [
    ['Carte bancaire', 'Vous avez 15 minutes pour payer sur la page sécurisée de la banque.'],
    ['Portefeuille mobile', 'Avec votre téléphone, sans saisir de carte.'],
    ['Portefeuille en ligne', 'Vous vous connectez à votre compte de paiement.'],
    ['Chèque', 'La commande part dès que le chèque est encaissé.'],
  ]),
  nl: choice('Betaalwijze', [
    ['Betaalkaart', 'U hebt 15 minuten om te betalen op de beveiligde pagina van de bank.'],
    ['Mobiele portemonnee', 'Met uw telefoon, zonder kaartnummer in te voeren.'],
    ['Onlineportemonnee', 'U logt in bij uw betaaldienst.'],
    ['Cheque', 'We verzenden uw bestelling zodra de cheque geïnd is.'],
  ]),
  de: choice('Zahlungsart', [
    ['Bankkarte', 'Sie haben 15 Minuten Zeit, auf der gesicherten Seite der Bank zu bezahlen.'],
    ['Mobiles Bezahlen', 'Mit Ihrem Telefon, ohne Kartennummer.'],
    ['Online-Bezahldienst', 'Sie melden sich bei Ihrem Zahlungsdienst an.'],
    ['Scheck', 'Wir versenden, sobald der Scheck eingelöst ist.'],
  ]),
  it: choice('Metodo di pagamento', [
    ['Carta', 'Hai 15 minuti per pagare sulla pagina protetta della banca.'],
    ['Portafoglio mobile', 'Con il telefono, senza inserire il numero della carta.'],
    ['Portafoglio online', 'Accedi al tuo conto di pagamento.'],
    ['Assegno', 'Spediamo l’ordine appena l’assegno è incassato.'],
  ]),
  es: choice('Forma de pago', [
    ['Tarjeta', 'Tienes 15 minutos para pagar en la página segura del banco.'],
    ['Cartera móvil', 'Con tu teléfono, sin escribir el número de la tarjeta.'],
    ['Cartera en línea', 'Inicias sesión en tu cuenta de pago.'],
    ['Cheque', 'Enviamos el pedido en cuanto se cobra el cheque.'],
  ]),
} as const satisfies Record<string, PaymentChoiceProps>;

export const paymentChoiceExamples = {
  card: paymentByLanguage.nl,
  unavailable: {
    ...paymentByLanguage.de,
    methods: paymentByLanguage.de.methods.map((method) =>
      method.kind === 'mobile-wallet'
        ? { ...method, disabled: true, detail: 'Auf diesem Gerät nicht verfügbar' }
        : method,
    ),
  },
  error: { ...paymentByLanguage.fr, chosen: undefined, error: 'Choisissez un mode de paiement.' },
} satisfies Record<string, PaymentChoiceProps>;
