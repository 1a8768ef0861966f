'use client';

/**
 * What stands in for a page whose rendering failed before anything could be sent. It knows neither locale nor
 * catalogue, so it says it in every language of the company.
 */
const words = [
  { lang: 'fr', text: 'Une erreur est survenue.', home: 'Revenir à l’accueil' },
  { lang: 'nl', text: 'Er ging iets mis.', home: 'Terug naar de startpagina' },
  { lang: 'de', text: 'Es ist ein Fehler aufgetreten.', home: 'Zur Startseite' },
  { lang: 'it', text: 'Si è verificato un errore.', home: 'Torna alla pagina iniziale' },
  { lang: 'es', text: 'Se ha producido un error.', home: 'Volver al inicio' },
];

export default function GlobalError() {
  return (
    <html>
      <body>
        <title>500 - Veralune</title>
        <main>
          <h1>Veralune</h1>
          {words.map(({ lang, text, home }) => (
            <p key={lang} lang={lang}>
              {text} <a href="/">{home}</a>
            </p>
          ))}
        </main>
      </body>
    </html>
  );
}
