'use client';

/**
 * Replaces a page whose rendering failed before anything was sent. Locale and messages are not available here, so the
 * text is shown in all five languages.
 */
const messages = [
  { lang: 'fr', text: 'Une erreur est survenue.', home: 'Revenir à l’accueil' },
  { lang: 'nl', text: 'Er ging iets mis.', home: 'Terug naar de startpagina' },
  { lang: 'de', text: 'Es ist ein Fehler aufgetreten.', home: 'Zur Startseite' },
  { lang: 'it', text: 'Si è verificato un errore.', home: 'Torna alla pagina iniziale' },
  { lang: 'es', text: 'Se ha producido un error.', home: 'Volver al inicio' },
];

export default function GlobalError() {
  return (
    <html lang="mul">
      <body>
        <title>500 – Veralune</title>
        <main>
          <h1>Veralune</h1>
          {messages.map(({ lang, text, home }) => (
            <p key={lang} lang={lang}>
              {text} <a href="/">{home}</a>
            </p>
          ))}
        </main>
      </body>
    </html>
  );
}
