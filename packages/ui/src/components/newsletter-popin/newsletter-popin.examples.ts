import type { NewsletterPopinProps } from './newsletter-popin.tsx';

type Example = Pick<NewsletterPopinProps, 'title' | 'text' | 'labels'> & { email: string; submit: string };

export const newsletterPopinExamples = {
  spanish: {
    title: 'Una carta al mes, sin prisas',
    text: 'Novedades del laboratorio, artículos de la revista y consejos de uso. Puedes darte de baja cuando quieras.',
    labels: {
      button: 'Boletín',
      close: 'Cerrar',
      opened: 'Te proponemos nuestro boletín al final de la página.',
    },
    email: 'Correo electrónico',
    submit: 'Suscribirme',
  },
  longestGerman: {
    title: 'Wissenswertes aus unserem Forschungslabor, einmal im Monat',
    text: 'Neuigkeiten aus dem Labor, Magazinbeiträge und Hinweise zum Verzehr. Sie können sich jederzeit abmelden.',
    labels: {
      button: 'Newsletter abonnieren',
      close: 'Fenster schließen',
      opened: 'Am Ende der Seite wird Ihnen unser Newsletter angeboten.',
    },
    email: 'E-Mail-Adresse',
    submit: 'Newsletter kostenlos abonnieren',
  },
} as const satisfies Record<string, Example>;
