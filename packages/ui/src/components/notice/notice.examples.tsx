import type { NoticeProps } from './notice.tsx';

export const noticeExamples = {
  info: {
    children: <p>Un complément alimentaire ne remplace pas une alimentation variée et équilibrée.</p>,
  },
  success: {
    tone: 'success',
    title: 'Votre message est parti.',
    children: <p>Nous répondons sous deux jours ouvrables.</p>,
    live: 'status',
  },
  warning: {
    tone: 'warning',
    title: 'Sie sind offline',
    children: <p>Manche Seiten lassen sich vielleicht nicht anzeigen.</p>,
  },
  error: {
    tone: 'error',
    title: 'Si è verificato un errore',
    children: (
      <p>
        Riprovate tra qualche istante oppure <a href="/contatti">scriveteci</a>.
      </p>
    ),
    live: 'alert',
  },
} as const satisfies Record<string, NoticeProps>;
