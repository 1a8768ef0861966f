import type { MailWords } from './mail-words.ts';

export const it: MailWords = {
  greeting: 'Buongiorno,',
  signature: 'Il team Veralune',
  noReply: 'Questo messaggio viene inviato automaticamente. Ti preghiamo di non rispondere.',
  reference: 'Riferimento',
  sentAt: 'Inviato il',
  fields: {
    subject: 'Oggetto',
    profile: 'Profilo',
    message: 'Messaggio',
    civility: 'Titolo',
    firstname: 'Nome',
    lastname: 'Cognome',
    email: 'E-mail',
    phone: 'Telefono',
    address_1: 'Indirizzo',
    address_2: 'Complemento d’indirizzo',
    country: 'Paese',
    zipcode: 'CAP',
    city: 'Città',
    origin: 'Ha conosciuto Veralune tramite',
    information: 'Desidera ricevere',
    order_number: 'Numero d’ordine',
    order_date: 'Ordinato il',
    delivery_date: 'Ricevuto il',
    content: 'Contenuto del recesso',
  },
  civility: { ms: 'Signora', m: 'Signore' },
  profile: {
    consumer: 'Privato',
    family_doctor: 'Medico di famiglia',
    health_professional: 'Altro professionista sanitario',
    gastroenterologist: 'Gastroenterologo',
    fertility_professional: 'Professionista sanitario della fertilità',
    pharmacist: 'Farmacista',
    abroad: 'Residente all’estero',
  },
  subject: {
    documentation: 'Richiesta di documentazione',
    product: 'Informazioni su un prodotto',
    account: 'Il mio account o il mio ordine',
    company: 'Contatto con l’azienda',
    restricted: 'Riservato ai professionisti sanitari',
    other: 'Altra domanda',
  },
  origin: {
    MED: 'il medico',
    PHA: 'il farmacista',
    AMI: 'amici o parenti',
    PRE: 'la stampa',
    INT: 'internet',
    FON: 'la fondazione',
    AUT: 'altro',
  },
  information: { news: 'le novità', advice: 'i consigli per la salute' },
  otherCountry: 'Altro paese',
  listSeparator: ', ',
  contactNotice: {
    title: (reference, subject) => `Richiesta di contatto ${reference}: ${subject}`,
    paragraphs: [
      'È arrivata una richiesta dal modulo di contatto. Rispondi a questo messaggio per scrivere alla persona.',
    ],
  },
  contactReceipt: {
    title: (reference) => `Abbiamo ricevuto la tua richiesta ${reference}`,
    paragraphs: [
      'Grazie per averci scritto. Abbiamo ricevuto la tua richiesta e ti risponderemo appena possibile.',
      'Conserva il riferimento qui sotto: ci permette di ritrovare la tua richiesta.',
    ],
  },
  withdrawalNotice: {
    title: (reference) => `Recesso ${reference}`,
    paragraphs: ['Una persona recede da un acquisto. Ha ricevuto una conferma di ricezione con lo stesso contenuto.'],
  },
  withdrawalReceipt: {
    title: (reference) => `Conferma di ricezione del tuo recesso ${reference}`,
    paragraphs: [
      'Abbiamo ricevuto il tuo recesso. Ecco il contenuto, con la data e l’ora di ricezione.',
      'Conserva questo messaggio: prova che il recesso è stato inviato. Ti scriveremo poi riguardo alla restituzione e al rimborso.',
    ],
  },
  newsletterConfirm: {
    title: 'Conferma l’iscrizione alla newsletter',
    paragraphs: [
      'Questo indirizzo è stato iscritto alla newsletter di Veralune. Per riceverla, conferma l’iscrizione entro 7 giorni.',
    ],
    action: 'Confermo l’iscrizione',
    ignore:
      'Non hai richiesto l’iscrizione? Ignora questo messaggio: senza conferma non riceverai nulla e l’indirizzo verrà cancellato.',
  },
  newsletterWelcome: {
    title: 'La tua iscrizione alla newsletter è confermata',
    paragraphs: [
      'Grazie! Da ora riceverai la newsletter di Veralune. Puoi annullare l’iscrizione in qualsiasi momento con il link qui sotto.',
    ],
  },
  newsletterKnown: {
    title: 'Questo indirizzo è già iscritto alla newsletter',
    paragraphs: [
      'È stata richiesta una nuova iscrizione alla newsletter di Veralune per questo indirizzo, che la riceve già. Non devi fare nulla.',
    ],
  },
  unsubscribe: 'Annulla l’iscrizione alla newsletter',
};
