import type { Language } from '../../examples/language.examples.ts';

interface CustomerLabels {
  civility: string;
  ms: string;
  mr: string;
  firstname: string;
  lastname: string;
  email: string;
  mobile: string;
  phone: string;
  addressLabel: string;
  addressLabelHint: string;
  line1: string;
  line2: string;
  line3: string;
  lineHint: string;
  zipcode: string;
  city: string;
  country: string;
  countries: readonly string[];
  deliveryInformation: string;
  defaultShipping: string;
  defaultInvoice: string;
  birthday: string;
  birthdayHint: string;
  dateParts: { day: string; month: string; year: string };
  company: string;
  companyName: string;
  companyNumber: string;
  origin: string;
  originNone: string;
  origins: readonly string[];
  clientNumber: string;
  clientNumberHint: string;
  newsletter: string;
  terms: string;
  requiredNote: string;
  save: string;
  check: string;
}

/** Labels of customer forms in each language. */
export const customerLabels: Record<Language, CustomerLabels> = {
  fr: {
    civility: 'Civilité',
    ms: 'Madame',
    mr: 'Monsieur',
    firstname: 'Prénom',
    lastname: 'Nom',
    email: 'Adresse e-mail',
    mobile: 'Téléphone mobile',
    phone: 'Autre téléphone',
    addressLabel: 'Nom de l’adresse',
    addressLabelHint: 'Pour la retrouver : maison, bureau…',
    line1: 'Rue et numéro',
    line2: 'Boîte, étage, bâtiment',
    line3: 'Complément',
    lineHint: '35 caractères au plus par ligne.',
    zipcode: 'Code postal',
    city: 'Localité',
    country: 'Pays',
    countries: ['Belgique', 'Luxembourg'],
    deliveryInformation: 'Indications pour le livreur',
    defaultShipping: 'En faire mon adresse de livraison par défaut',
    defaultInvoice: 'En faire mon adresse de facturation par défaut',
    birthday: 'Date de naissance',
    birthdayHint: 'Par exemple, 27 3 1984',
    dateParts: { day: 'Jour', month: 'Mois', year: 'Année' },
    company: 'Entreprise',
    companyName: 'Nom de l’entreprise',
    companyNumber: 'Numéro d’entreprise',
    origin: 'Comment nous avez-vous connus ?',
    originNone: 'Choisir',
    origins: ['Par mon médecin', 'Par mon pharmacien', 'Par un proche', 'Dans la presse', 'Sur internet', 'Autrement'],
    clientNumber: 'Numéro de client',
    clientNumberHint: 'Si vous avez déjà commandé par téléphone ou par courrier.',
    newsletter: 'Je souhaite recevoir les nouvelles de Veralune par e-mail.',
    terms: 'J’accepte les conditions générales et la politique de protection des données.',
    requiredNote: 'Champ obligatoire',
    save: 'Enregistrer',
    check: 'Quelques champs sont à corriger',
  },
  nl: {
    civility: 'Aanspreking',
    ms: 'Mevrouw',
    mr: 'De heer',
    firstname: 'Voornaam',
    lastname: 'Naam',
    email: 'E-mailadres',
    mobile: 'Gsm-nummer',
    phone: 'Ander telefoonnummer',
    addressLabel: 'Naam van het adres',
    addressLabelHint: 'Om het terug te vinden: thuis, werk…',
    line1: 'Straat en nummer',
    line2: 'Bus, verdieping, gebouw',
    line3: 'Aanvulling',
    lineHint: 'Hoogstens 35 tekens per regel.',
    zipcode: 'Postcode',
    city: 'Gemeente',
    country: 'Land',
    countries: ['België', 'Luxemburg'],
    deliveryInformation: 'Aanwijzingen voor de koerier',
    defaultShipping: 'Gebruiken als standaardleveradres',
    defaultInvoice: 'Gebruiken als standaardfactuuradres',
    birthday: 'Geboortedatum',
    birthdayHint: 'Bijvoorbeeld 27 3 1984',
    dateParts: { day: 'Dag', month: 'Maand', year: 'Jaar' },
    company: 'Bedrijf',
    companyName: 'Naam van het bedrijf',
    companyNumber: 'Ondernemingsnummer',
    origin: 'Hoe hebt u ons leren kennen?',
    originNone: 'Kiezen',
    origins: [
      'Via mijn arts',
      'Via mijn apotheker',
      'Via iemand die ik ken',
      'In de pers',
      'Op het internet',
      'Anders',
    ],
    clientNumber: 'Klantnummer',
    clientNumberHint: 'Als u al eens per telefoon of per post hebt besteld.',
    newsletter: 'Ik ontvang graag nieuws van Veralune per e-mail.',
    terms: 'Ik ga akkoord met de algemene voorwaarden en het privacybeleid.',
    requiredNote: 'Verplicht veld',
    save: 'Opslaan',
    check: 'Enkele velden moeten nog worden verbeterd',
  },
  de: {
    civility: 'Anrede',
    ms: 'Frau',
    mr: 'Herr',
    firstname: 'Vorname',
    lastname: 'Nachname',
    email: 'E-Mail-Adresse',
    mobile: 'Mobilnummer',
    phone: 'Weitere Telefonnummer',
    addressLabel: 'Bezeichnung der Adresse',
    addressLabelHint: 'Damit Sie sie wiederfinden: Zu Hause, Büro …',
    line1: 'Straße und Hausnummer',
    line2: 'Gebäude, Etage, Wohnung',
    line3: 'Adresszusatz',
    lineHint: 'Höchstens 35 Zeichen pro Zeile.',
    zipcode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    countries: ['Deutschland'],
    deliveryInformation: 'Hinweise für die Zustellung',
    defaultShipping: 'Als Standard-Lieferadresse verwenden',
    defaultInvoice: 'Als Standard-Rechnungsadresse verwenden',
    birthday: 'Geburtsdatum',
    birthdayHint: 'Zum Beispiel 27 3 1984',
    dateParts: { day: 'Tag', month: 'Monat', year: 'Jahr' },
    company: 'Unternehmen',
    companyName: 'Name des Unternehmens',
    companyNumber: 'Umsatzsteuer-Identifikationsnummer',
    origin: 'Wie sind Sie auf uns aufmerksam geworden?',
    originNone: 'Bitte wählen',
    origins: [
      'Durch ärztliche Empfehlung',
      'In der Apotheke',
      'Durch Bekannte',
      'In der Presse',
      'Im Internet',
      'Anders',
    ],
    clientNumber: 'Kundennummer',
    clientNumberHint: 'Falls Sie schon einmal telefonisch oder per Post bestellt haben.',
    newsletter: 'Ich möchte Neuigkeiten von Veralune per E-Mail erhalten.',
    terms: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen und habe die Datenschutzerklärung gelesen.',
    requiredNote: 'Pflichtfeld',
    save: 'Speichern',
    check: 'Bitte prüfen Sie einige Angaben',
  },
  it: {
    civility: 'Titolo',
    ms: 'Signora',
    mr: 'Signor',
    firstname: 'Nome',
    lastname: 'Cognome',
    email: 'Indirizzo e-mail',
    mobile: 'Cellulare',
    phone: 'Altro telefono',
    addressLabel: 'Nome dell’indirizzo',
    addressLabelHint: 'Per ritrovarlo: casa, ufficio…',
    line1: 'Via e numero civico',
    line2: 'Scala, piano, interno',
    line3: 'Altre indicazioni',
    lineHint: 'Al massimo 35 caratteri per riga.',
    zipcode: 'CAP',
    city: 'Città',
    country: 'Paese',
    countries: ['Italia'],
    deliveryInformation: 'Indicazioni per il corriere',
    defaultShipping: 'Usa come indirizzo di consegna predefinito',
    defaultInvoice: 'Usa come indirizzo di fatturazione predefinito',
    birthday: 'Data di nascita',
    birthdayHint: 'Per esempio 27 3 1984',
    dateParts: { day: 'Giorno', month: 'Mese', year: 'Anno' },
    company: 'Azienda',
    companyName: 'Ragione sociale',
    companyNumber: 'Partita IVA',
    origin: 'Come ci hai conosciuto?',
    originNone: 'Scegli',
    origins: ['Dal medico', 'Dal farmacista', 'Da una persona vicina', 'Sulla stampa', 'Su internet', 'Altro'],
    clientNumber: 'Codice cliente',
    clientNumberHint: 'Se hai già ordinato per telefono o per posta.',
    newsletter: 'Desidero ricevere le novità di Veralune per e-mail.',
    terms: 'Accetto le condizioni generali e l’informativa sulla privacy.',
    requiredNote: 'Campo obbligatorio',
    save: 'Salva',
    check: 'Alcuni campi vanno corretti',
  },
  es: {
    civility: 'Tratamiento',
    ms: 'Señora',
    mr: 'Señor',
    firstname: 'Nombre',
    lastname: 'Apellidos',
    email: 'Correo electrónico',
    mobile: 'Teléfono móvil',
    phone: 'Otro teléfono',
    addressLabel: 'Nombre de la dirección',
    addressLabelHint: 'Para encontrarla: casa, trabajo…',
    line1: 'Calle y número',
    line2: 'Piso, puerta, escalera',
    line3: 'Información adicional',
    lineHint: 'Como máximo 35 caracteres por línea.',
    zipcode: 'Código postal',
    city: 'Localidad',
    country: 'País',
    countries: ['España'],
    deliveryInformation: 'Indicaciones para el repartidor',
    defaultShipping: 'Usar como dirección de envío predeterminada',
    defaultInvoice: 'Usar como dirección de facturación predeterminada',
    birthday: 'Fecha de nacimiento',
    birthdayHint: 'Por ejemplo, 27 3 1984',
    dateParts: { day: 'Día', month: 'Mes', year: 'Año' },
    company: 'Empresa',
    companyName: 'Razón social',
    companyNumber: 'NIF',
    origin: '¿Cómo nos has conocido?',
    originNone: 'Elegir',
    origins: [
      'Por mi médico',
      'Por mi farmacéutico',
      'Por un familiar o amigo',
      'En la prensa',
      'En internet',
      'De otra forma',
    ],
    clientNumber: 'Número de cliente',
    clientNumberHint: 'Si ya has hecho algún pedido por teléfono o por correo.',
    newsletter: 'Quiero recibir las novedades de Veralune por correo electrónico.',
    terms: 'Acepto las condiciones generales y la política de privacidad.',
    requiredNote: 'Campo obligatorio',
    save: 'Guardar',
    check: 'Hay campos por corregir',
  },
};
