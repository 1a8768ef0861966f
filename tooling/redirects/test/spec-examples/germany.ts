import type { SpecExamples } from './spec-examples.ts';

export const germany: SpecExamples = {
  'advice, its themes and its pages': {
    '/gesundheitsmagazin': '/ratschlage',
    '/gesundheitsmagazin/irgendetwas': '/ratschlage',
    '/ratgeber/ernaehrung': '/ratschlage',
    '/gesundheitsmagazin/mikrobiota': '/ratschlage/mikrobiota',
    '/gesundheitsmagazin/mikron%C3%A4hrstoffe/zink': '/ratschlage/mikronaehrstoffe',
    '/gesundheitsmagazin/eisen': '/ratschlag/eisen',
    '/gesundheitsmagazin/fols%C3%A4ure': '/ratschlag/folsaeure-vor-der-schwangerschaft',
    '/ratschl%C3%A4ge/pflanzen': '/ratschlage/pflanzen',
    '/ratschla%CC%88ge': '/ratschlage',
  },
  'competences and their sub-pages': {
    '/kompetenzen/mikrobiota': '/zustandigkeiten/mikrobiota',
    '/kompetenzen/mikrobiota/hqm-charta': '/zustandigkeiten/mikrobiota/auswahl-der-staemme-die-hqm-charta',
    '/kompetenzen/phytotherapie/forschung': '/zustandigkeiten/phytotherapie/forschung-zu-pflanzen-und-extrakten',
    '/zust%C3%A4ndigkeiten/mikronahrstoffe': '/zustandigkeiten/mikronaehrstoffe',
    '/kompetenzen': '/fachkenntnis',
    '/expertise': '/fachkenntnis',
  },
  'information, about, contact, privacy': {
    '/unternehmen/geschichte': '/informationen/die-geschichte-von-veralune-vom-hinterzimmer-in-sechs-laender',
    '/unternehmen/qualit%C3%A4t': '/informationen/qualitaet-vom-feld-und-vom-stamm-bis-in-die-apotheke',
    '/unternehmen': '/uber-veralune',
    '/%C3%BCber-uns': '/uber-veralune',
    '/%C3%9Cber-Uns': '/uber-veralune',
    '/ueber-veralune/wer-wir-sind': '/uber-veralune/wer-wir-sind',
    '/kontaktformular': '/kontakt',
    '/datenschutzerkl%C3%A4rung': '/datenschutz',
    '/datenschutzerklaerung': '/datenschutz',
  },
  'old hosts': {
    'http://veralune-de.example/marken': '/marken',
    'https://www.veralune-de.example/kontakt.html': '/kontakt',
  },
};
