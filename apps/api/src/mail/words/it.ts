import { accountIt } from './account/it.ts';
import type { MailWords } from './mail-words.ts';

export const it: MailWords = {
  greeting: 'Buongiorno,',
  signature: 'Il team Veralune',
  noReply: 'Questo messaggio viene inviato automaticamente. Si prega di non rispondere.',
  reference: 'Riferimento',
  sentAt: 'Inviato il',
  receivedAt: 'Ricevuto il',
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
    origin: 'Veralune conosciuta tramite',
    information: 'Contenuti da ricevere',
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
      'È arrivata una richiesta dal modulo di contatto. Per scrivere alla persona basta rispondere a questo messaggio.',
    ],
  },
  contactReceipt: {
    title: (reference) => `Abbiamo ricevuto la richiesta ${reference}`,
    paragraphs: [
      'Grazie del messaggio. Abbiamo ricevuto la richiesta e risponderemo appena possibile.',
      'È bene conservare il riferimento qui sotto: ci permette di ritrovare la richiesta.',
    ],
  },
  withdrawalNotice: {
    title: (reference) => `Recesso ${reference}`,
    paragraphs: ['Una persona recede da un acquisto. Ha ricevuto una conferma di ricezione con lo stesso contenuto.'],
  },
  withdrawalReceipt: {
    title: (reference) => `Conferma di ricezione del recesso ${reference}`,
    paragraphs: [
      'Abbiamo ricevuto il recesso. Ecco il contenuto, con la data e l’ora di ricezione.',
      'È bene conservare questo messaggio: prova che il recesso è stato inviato. Seguirà un messaggio sulla restituzione e sul rimborso.',
    ],
  },
  newsletterConfirm: {
    title: 'Conferma dell’iscrizione alla newsletter',
    paragraphs: [
      'Questo indirizzo è stato iscritto alla newsletter di Veralune. Per riceverla occorre confermare l’iscrizione entro 7 giorni.',
    ],
    action: 'Confermo l’iscrizione',
    ignore:
      'Se l’iscrizione non è stata richiesta, basta ignorare questo messaggio: senza conferma non verrà inviato nulla e l’indirizzo sarà cancellato.',
  },
  newsletterWelcome: {
    title: 'L’iscrizione alla newsletter è confermata',
    paragraphs: [
      'Grazie! Da ora la newsletter di Veralune arriverà a questo indirizzo. L’iscrizione si può cancellare in qualsiasi momento con il link qui sotto.',
    ],
  },
  newsletterKnown: {
    title: 'Questo indirizzo è già iscritto alla newsletter',
    paragraphs: [
      'È stata richiesta una nuova iscrizione alla newsletter di Veralune per questo indirizzo, che la riceve già. Non occorre fare nulla.',
    ],
  },
  unsubscribe: 'Cancellare l’iscrizione alla newsletter',
  stockReminder: {
    title: (product) => `${product} è di nuovo disponibile`,
    paragraphs: (product) => [`Come da richiesta, la informiamo: ${product} è di nuovo disponibile.`],
    action: 'Vai al prodotto',
    closing:
      'Questo è l’unico messaggio sull’argomento: l’indirizzo è già stato cancellato da questo elenco. Se la richiesta non è sua, qualcuno ha probabilmente scritto l’indirizzo per errore e non occorre fare nulla.',
  },
  account: accountIt,
};
