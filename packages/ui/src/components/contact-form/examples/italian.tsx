import type { ContactFormProps } from './contact-form.tsx';
import { choices, required } from './market-lists.ts';

export const italian: ContactFormProps = {
  state: { kind: 'ready' },
  required,
  options: {
    subject: choices(
      ['documentation', 'Richiesta di documentazione'],
      ['product', 'Informazioni su un prodotto'],
      ['account', 'Il mio account o il mio ordine'],
      ['company', 'Contatto con l’azienda'],
      ['professional', 'Riservato ai professionisti della salute'],
      ['other', 'Altra domanda'],
    ),
    profile: choices(
      ['consumer', 'Privato'],
      ['doctor', 'Medico di famiglia'],
      ['pharmacist', 'Farmacista'],
      ['gastroenterologist', 'Gastroenterologo o gastroenterologa'],
      ['fertility', 'Professionista della fertilità'],
      ['other', 'Altro professionista della salute'],
      ['abroad', 'Vivo fuori dall’Italia'],
    ),
    civility: choices(['ms', 'Signora'], ['mr', 'Signor']),
    country: [],
    origin: choices(
      ['MED', 'Il mio medico'],
      ['PHA', 'Il mio farmacista'],
      ['AMI', 'Amici o parenti'],
      ['PRE', 'La stampa'],
      ['INT', 'Internet'],
      ['AUT', 'Altro'],
    ),
  },
  labels: {
    request: 'La tua richiesta',
    person: 'I tuoi recapiti',
    fields: {
      subject: 'Oggetto',
      profile: 'Chi sei',
      message: 'Messaggio',
      civility: 'Appellativo',
      firstname: 'Nome',
      lastname: 'Cognome',
      email: 'Indirizzo e-mail',
      phone: 'Telefono',
      address_1: 'Via e numero civico',
      address_2: 'Scala, interno, presso',
      zipcode: 'CAP',
      city: 'Comune',
      country: 'Paese',
      origin: 'Come hai conosciuto i nostri prodotti?',
    },
    hints: {
      message: 'Il nome del prodotto e il numero di lotto ci aiutano a rispondere. Non indicare dati sanitari.',
      email: 'Rispondiamo a questo indirizzo.',
      phone: 'Se preferisci che ti chiamiamo.',
    },
    consent: (
      <>
        Ho letto l’<a href="/privacy">informativa sulla privacy</a> e acconsento a che Veralune usi le mie risposte per
        trattare la richiesta.
      </>
    ),
    choose: 'Scegli',
    requiredNote: 'I campi con l’asterisco sono obbligatori.',
    submit: 'Invia la richiesta',
  },
  protection: (
    <>
      Questo modulo è protetto da reCAPTCHA: si applicano le{' '}
      <a href="https://policies.google.com/privacy">norme sulla privacy</a> e i{' '}
      <a href="https://policies.google.com/terms">termini di servizio</a> di Google.
    </>
  ),
};
