import type { ContactFormProps } from './contact-form.tsx';
import { choices, required } from './market-lists.ts';

export const dutch: ContactFormProps = {
  state: { kind: 'ready' },
  required,
  options: {
    subject: choices(
      ['documentation', 'Documentatie aanvragen'],
      ['product', 'Informatie over een product'],
      ['account', 'Mijn account of mijn bestelling'],
      ['company', 'Contact met het bedrijf'],
      ['professional', 'Enkel voor zorgverleners'],
      ['other', 'Een andere vraag'],
    ),
    profile: choices(
      ['consumer', 'Particulier'],
      ['doctor', 'Huisarts'],
      ['pharmacist', 'Apotheker'],
      ['gastroenterologist', 'Gastro-enteroloog'],
      ['fertility', 'Zorgverlener in de fertiliteitszorg'],
      ['other', 'Andere zorgverlener'],
      ['abroad', 'Ik woon niet in België'],
    ),
    civility: choices(['ms', 'Mevrouw'], ['mr', 'Meneer']),
    country: choices(['be', 'België'], ['lu', 'Luxemburg']),
    origin: choices(
      ['MED', 'Mijn arts'],
      ['PHA', 'Mijn apotheker'],
      ['AMI', 'Iemand die ik ken'],
      ['PRE', 'De pers'],
      ['INT', 'Het internet'],
      ['AUT', 'Andere'],
    ),
  },
  labels: {
    request: 'Uw vraag',
    person: 'Uw gegevens',
    fields: {
      subject: 'Onderwerp',
      profile: 'U bent',
      message: 'Bericht',
      civility: 'Aanspreking',
      firstname: 'Voornaam',
      lastname: 'Naam',
      email: 'E-mailadres',
      phone: 'Telefoon',
      address_1: 'Straat en nummer',
      address_2: 'Bus of aanvulling',
      zipcode: 'Postcode',
      city: 'Gemeente',
      country: 'Land',
      origin: 'Hoe hebt u onze producten leren kennen?',
    },
    hints: {
      message: 'De naam van het product en het lotnummer helpen ons verder. Vermeld geen medische gegevens.',
      email: 'We antwoorden op dit adres.',
      phone: 'Als u liever gebeld wordt.',
    },
    consent: (
      <>
        Ik heb het <a href="/nl/persoonsgegevens">privacybeleid</a> gelezen en ga ermee akkoord dat Veralune mijn
        antwoorden gebruikt om mijn vraag te behandelen.
      </>
    ),
    choose: 'Kiezen',
    requiredNote: 'Velden met een sterretje zijn verplicht.',
    submit: 'Mijn vraag versturen',
  },
  protection: (
    <>
      Dit formulier is beveiligd met reCAPTCHA: het <a href="https://policies.google.com/privacy">privacybeleid</a> en
      de <a href="https://policies.google.com/terms">servicevoorwaarden</a> van Google zijn van toepassing.
    </>
  ),
};
