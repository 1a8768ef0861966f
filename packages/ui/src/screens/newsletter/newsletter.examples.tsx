import { newsletterFormExamples } from '../../components/newsletter-form/newsletter-form.examples.tsx';
import { NewsletterForm } from '../../components/newsletter-form/newsletter-form.tsx';
import type { NewsletterScreenProps } from './newsletter.tsx';

const { byLanguage: forms, ...states } = newsletterFormExamples;

const spanish: Omit<NewsletterScreenProps, 'children'> = {
  title: 'Una carta al mes, desde el laboratorio',
  intro: 'Lo que aprendemos sobre microbiota, vitaminas y plantas, contado con sencillez.',
  formTitle: 'Suscribirme',
  promises: [
    { title: 'El primer jueves del mes', text: 'Cinco minutos de lectura, ni uno más.' },
    { title: 'Escrita en el laboratorio', text: 'Por quienes cultivan las cepas y analizan los lotes.' },
    { title: 'Sin ataduras', text: 'Cada carta lleva un enlace para darse de baja.' },
  ],
};

const fr: NewsletterScreenProps = {
  title: 'Une lettre par mois, depuis le laboratoire',
  intro: 'Ce que nous apprenons sur le microbiote, les vitamines et les plantes, dit simplement.',
  formTitle: 'M’inscrire',
  promises: [
    { title: 'Le premier jeudi du mois', text: 'Cinq minutes de lecture, pas une de plus.' },
    { title: 'Écrite au laboratoire', text: 'Par celles et ceux qui cultivent les souches et analysent les lots.' },
    { title: 'Sans engagement', text: 'Chaque lettre contient un lien pour se désinscrire.' },
  ],
  children: <NewsletterForm {...forms.fr} />,
};

const nl: NewsletterScreenProps = {
  title: 'Elke maand een brief uit het laboratorium',
  intro: 'Wat we leren over de microbiota, vitaminen en planten, helder verteld.',
  formTitle: 'Inschrijven',
  promises: [
    { title: 'De eerste donderdag van de maand', text: 'Vijf minuten leestijd, niet meer.' },
    { title: 'Geschreven in het laboratorium', text: 'Door wie de stammen kweekt en de loten onderzoekt.' },
    { title: 'Zonder verplichting', text: 'In elke brief staat een link om u uit te schrijven.' },
  ],
  children: <NewsletterForm {...forms.nl} />,
};

const de: NewsletterScreenProps = {
  title: 'Jeden Monat ein Brief aus dem Labor',
  intro: 'Was wir über Mikrobiota, Vitamine und Pflanzen lernen, verständlich erzählt.',
  formTitle: 'Anmelden',
  promises: [
    { title: 'Am ersten Donnerstag im Monat', text: 'Fünf Minuten Lesezeit, nicht mehr.' },
    { title: 'Im Labor geschrieben', text: 'Von denen, die Stämme kultivieren und Chargen prüfen.' },
    { title: 'Ohne Verpflichtung', text: 'Jeder Brief enthält einen Link zur Abmeldung.' },
  ],
  children: <NewsletterForm {...forms.de} />,
};

const it: NewsletterScreenProps = {
  title: 'Una lettera al mese, dal laboratorio',
  intro: 'Ciò che impariamo su microbiota, vitamine e piante, raccontato con parole semplici.',
  formTitle: 'Iscriviti',
  promises: [
    { title: 'Il primo giovedì del mese', text: 'Cinque minuti di lettura, non uno di più.' },
    { title: 'Scritta in laboratorio', text: 'Da chi coltiva i ceppi e analizza i lotti.' },
    { title: 'Senza impegno', text: 'Ogni lettera contiene un link per cancellarsi.' },
  ],
  children: <NewsletterForm {...forms.it} />,
};

export const newsletterExamples = {
  byLanguage: { fr, nl, de, it, es: { ...spanish, children: <NewsletterForm {...forms.es} /> } },
  invalid: { ...spanish, children: <NewsletterForm {...states.invalid} /> },
  sending: { ...spanish, children: <NewsletterForm {...states.sending} /> },
  failed: { ...spanish, children: <NewsletterForm {...states.failed} /> },
};
