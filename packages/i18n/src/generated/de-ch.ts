// Made from messages/*.json by `node scripts/generate.ts`. Edit the JSON, then run it again.
import type { Catalogue } from './message-arguments.ts';

export const catalogue: Catalogue = {
  'about.intro':
    'Wer wir sind, wie wir arbeiten und wozu wir uns verpflichten.',
  'about.title':
    'Über Veralune',
  'app.page-title':
    '{title} - {app}',
  'app.title':
    'Veralune, Labor für Nahrungsergänzung',
  'article.children.title':
    'In diesem Dossier',
  'article.needs.title':
    'Passende Bedürfnisse',
  'articles.empty':
    'Zu diesem Thema gibt es noch keinen Artikel.',
  'articles.intro':
    'Mikrobiota, Vitamine, Pflanzen und Schlaf, verständlich erklärt.',
  'articles.list':
    'Artikel',
  'articles.next.title':
    'Als Nächstes lesen',
  'articles.products.title':
    'Produkte aus diesem Artikel',
  'articles.published':
    'Veröffentlicht am {date}',
  'articles.theme.title':
    'Ratgeber: {theme}',
  'articles.themes.all':
    'Alle Themen',
  'articles.themes.label':
    'Themen',
  'articles.title':
    'Unser Ratgeber',
  'brand.corner.title':
    'Die Welt von {brand}',
  'brand.others.title':
    'Unsere anderen Marken',
  'brand.products.title':
    'Die Produkte von {brand}',
  'brand.questions.title':
    'Fragen zu {brand}',
  'brand.story':
    'Über {brand}',
  'brands.intro':
    'Jede Reihe widmet sich einer Familie von Inhaltsstoffen oder einem Lebensabschnitt.',
  'brands.title':
    'Unsere Marken',
  'breadcrumb.home':
    'Startseite',
  'breadcrumb.label':
    'Brotkrumennavigation',
  'countries.be':
    'Belgien',
  'countries.ch':
    'Schweiz',
  'countries.de':
    'Deutschland',
  'countries.es':
    'Spanien',
  'countries.it':
    'Italien',
  'errors.401.description':
    'Sie sind nicht berechtigt, diese Seite aufzurufen.',
  'errors.401.hint':
    'Falls Sie nicht angemeldet sind, melden Sie sich über die Anmeldeseite an.',
  'errors.401.title':
    'Kein Zugang',
  'errors.404.description':
    'Die aufgerufene Seite existiert nicht oder nicht mehr.',
  'errors.404.hint':
    'Über die Suche finden Sie Produkte, Bedürfnisse und Artikel.',
  'errors.404.title':
    'Diese Seite gibt es nicht',
  'errors.500.description':
    'Das Problem liegt bei uns. Versuchen Sie es in ein paar Augenblicken nochmals.',
  'errors.500.title':
    'Ein Fehler ist aufgetreten',
  'errors.home':
    'Zur Startseite',
  'errors.page-title':
    'Seite {status}',
  'expertises.intro':
    'Mikrobiota, Mikronährstoffe, Pflanzenstoffe: die drei Disziplinen, auf denen unser Labor beruht.',
  'expertises.title':
    'Unsere Fachgebiete',
  'filters.chip':
    '{name}: {value}',
  'filters.display.in_stock':
    'Verfügbar',
  'filters.display.new':
    'Neuheiten',
  'filters.display.new_formula':
    'Neue Rezeptur',
  'filters.display.special_offer':
    'Aktion',
  'filters.name.active_ingredient':
    'Inhaltsstoff',
  'filters.name.brand':
    'Marke',
  'filters.name.diner_type':
    'Einnahmezeitpunkt',
  'filters.name.display':
    'Anzeigen',
  'filters.name.flavour':
    'Geschmack',
  'filters.name.galenic_format':
    'Darreichungsform',
  'filters.name.need':
    'Bedürfnis',
  'filters.name.price':
    'Preis',
  'filters.name.sort':
    'Sortieren nach',
  'filters.price.between':
    '{min} bis {max}',
  'filters.sort.price_asc':
    'Preis aufsteigend',
  'filters.sort.price_desc':
    'Preis absteigend',
  'filters.sort.relevance':
    'Relevanz',
  'footer.bcorp':
    'Zertifizierte B Corp',
  'footer.carousel.label':
    'Was uns am Herzen liegt',
  'footer.carousel.line-1':
    'Jeder Stamm hat einen Namen.',
  'footer.carousel.line-2':
    'Klare Mengen ohne Kleingedrucktes.',
  'footer.carousel.line-3':
    'Jede Charge wird vor der Auslieferung geprüft.',
  'footer.carousel.line-4':
    'Pflanzen, auf das Milligramm genau dosiert.',
  'footer.carousel.line-5':
    'Ihre Apotheke und Ihre Drogerie kennen unsere Rezepturen.',
  'footer.carousel.pause':
    'Textwechsel anhalten',
  'footer.carousel.play':
    'Textwechsel fortsetzen',
  'footer.copyright':
    '© {year} Veralune. Alle Rechte vorbehalten.',
  'footer.legals.label':
    'Rechtliches',
  'footer.menu.label':
    'Seitenübersicht',
  'footer.photos':
    'Abbildungen unverbindlich.',
  'footer.tagline':
    'Bakterienkulturen, Vitamine und Pflanzen, mit Sorgfalt gewählt.',
  'header.home':
    'Veralune, zur Startseite',
  'header.language.label':
    'Sprache wählen',
  'header.magazine':
    'Das Magazin',
  'header.menu.close':
    'Menü schliessen',
  'header.menu.label':
    'Hauptmenü',
  'header.menu.open':
    'Menü öffnen',
  'header.menu.submenu':
    'Untermenü',
  'header.search.close':
    'Suche schliessen',
  'header.search.label':
    'Produkt, Bedürfnis oder Artikel suchen',
  'header.search.latest':
    'Ihre letzten Suchanfragen',
  'header.search.open':
    'Suche öffnen',
  'header.search.placeholder':
    'Suchen',
  'header.search.submit':
    'Suche starten',
  'header.search.too-short':
    'Geben Sie mindestens {min, number} Zeichen ein.',
  'home.articles.all':
    'Alle Artikel',
  'home.articles.title':
    'Aus dem Magazin',
  'home.brands.all':
    'Alle Marken',
  'home.brands.title':
    'Jede Marke hat ihr Fach',
  'home.facts.brands':
    '{count, plural, one {Marke} other {Marken}}',
  'home.facts.needs':
    'Bedürfnisse im Alltag',
  'home.hero.eyebrow':
    'Labor für Nahrungsergänzung',
  'home.hero.intro':
    'Veralune entwickelt Bakterienkulturen, Vitamine, Mineralstoffe und Pflanzenextrakte, bei denen jede Menge schwarz auf weiss dasteht.',
  'home.hero.needs':
    'Nach Bedürfnis suchen',
  'home.hero.products':
    'Produkte ansehen',
  'home.hero.title':
    'Lebendiges, mit Geduld erforscht',
  'home.needs.all':
    'Alle Bedürfnisse',
  'home.needs.title':
    'Was suchen Sie?',
  'home.new.title':
    'Neu bei uns',
  'home.products.all':
    'Alle Produkte',
  'home.products.title':
    'Jetzt entdecken',
  'home.trust.control.text':
    'Identität, Reinheit und Gehalt werden bei jeder Charge geprüft, bevor sie in den Verkauf kommt.',
  'home.trust.control.title':
    'Geprüfte Chargen',
  'home.trust.doses.text':
    'Wir nennen die Menge pro Tagesdosis und den Anteil am Referenzwert, ohne Umschweife.',
  'home.trust.doses.title':
    'Klare Mengenangaben',
  'home.trust.pharmacy.text':
    'Unsere Rezepturen erhalten Sie in Apotheken und Drogerien, wo jemand Ihre Fragen beantworten kann.',
  'home.trust.pharmacy.title':
    'Rat in Ihrer Nähe',
  'home.trust.strains.text':
    'Jeder Stamm trägt seinen vollständigen Namen, und wir zählen am Ende der Haltbarkeit, nicht am Anfang.',
  'home.trust.strains.title':
    'Stämme mit Namen',
  'home.trust.title':
    'So arbeiten wir',
  'innovations.intro':
    'Wie wir auswählen, messen und verbessern, was in unsere Rezepturen kommt.',
  'innovations.title':
    'Qualität und Innovation',
  'languages.de':
    'Deutsch',
  'languages.es':
    'Español',
  'languages.fr':
    'Français',
  'languages.it':
    'Italiano',
  'languages.nl':
    'Nederlands',
  'layout.top':
    'Zum Seitenanfang',
  'legal.food-supplement':
    'Nahrungsergänzungsmittel. Die angegebene empfohlene tägliche Verzehrsmenge darf nicht überschritten werden. Kein Ersatz für eine abwechslungsreiche und ausgewogene Ernährung und eine gesunde Lebensweise. Ausserhalb der Reichweite von kleinen Kindern aufbewahren.',
  'listing.categories.all':
    'Alle Produkte',
  'listing.categories.label':
    'Kategorien',
  'listing.count':
    '{count, plural, =0 {Keine Produkte} one {# Produkt} other {# Produkte}}',
  'listing.empty.hint':
    'Entfernen Sie einen Filter oder löschen Sie alle, um wieder die ganze Auswahl zu sehen.',
  'listing.empty.title':
    'Zu diesen Filtern passt kein Produkt',
  'listing.filters.add':
    'Filter hinzufügen:',
  'listing.filters.clear':
    'Alle Filter löschen',
  'listing.filters.more':
    'Mehr Auswahl anzeigen',
  'listing.filters.remove-word':
    'Filter entfernen:',
  'listing.filters.selected':
    'Ihre Filter',
  'listing.filters.title':
    'Produkte filtern',
  'listing.intro':
    'Bakterienkulturen, Vitamine, Mineralstoffe und Pflanzen: Vergleichen Sie unsere Nahrungsergänzungsmittel und ihre Dosierung.',
  'listing.pagination.label':
    'Ergebnisseiten',
  'listing.pagination.next':
    'Nächste Seite',
  'listing.pagination.page-word':
    'Seite',
  'listing.pagination.previous':
    'Vorherige Seite',
  'listing.title':
    'Alle Produkte',
  'maintenance.text':
    'Wir arbeiten gerade an der Website. Sie ist in Kürze wieder erreichbar.',
  'maintenance.title':
    'Wir sind gleich wieder da',
  'meta.about.description':
    'Das Labor Veralune: seine Geschichte, seine Verpflichtungen und seine Menschen.',
  'meta.advice-home.description':
    'Das Magazin von Veralune: verständliche Artikel über Mikrobiota, Vitamine, Pflanzen, Schlaf und Alltag.',
  'meta.brands.description':
    'Die Marken von Veralune: Bakterienkulturen, Mikronährstoffe, standardisierte Pflanzen, Schlaf, Frauenleben, Gelenke und Sport.',
  'meta.category.description':
    '{category}: unsere Nahrungsergänzungsmittel, ihre Zutaten und ihre Dosierung.',
  'meta.expertises.description':
    'Mikrobiota, Mikronährstoffe und Pflanzenstoffe: die Fachgebiete des Labors Veralune.',
  'meta.home.description':
    'Veralune entwickelt Nahrungsergänzungsmittel mit Bakterienkulturen, Vitaminen, Mineralstoffen und Pflanzenextrakten in klar angegebener Menge. Erhältlich in Apotheken und Drogerien der Schweiz.',
  'meta.home.title':
    'Bakterienkulturen, Mikronährstoffe und Pflanzen',
  'meta.innovations.description':
    'Auswahl der Stämme, Prüfung der Chargen, Extraktion der Pflanzen: Qualität und Forschung bei Veralune.',
  'meta.needs.description':
    'Verdauung, Vitalität, Schlaf, Frauenleben, Bewegung, Schönheit: Finden Sie Nahrungsergänzungsmittel für Ihr Bedürfnis.',
  'meta.product-questions.description':
    'Antworten auf häufige Fragen zu {product}: Einnahme, Zusammensetzung, Aufbewahrung.',
  'meta.products.description':
    'Alle Nahrungsergänzungsmittel von Veralune, filterbar nach Bedürfnis, Inhaltsstoff, Darreichungsform oder Geschmack. Mit genauer Zusammensetzung und Dosierung.',
  'meta.products.page':
    '{title}, Seite {page, number}',
  'meta.results.description':
    'Durchsuchen Sie Produkte, Bedürfnisse und Artikel von Veralune.',
  'need.articles.title':
    'Lesenswertes zum Thema',
  'need.children.title':
    'Im Einzelnen',
  'need.others.title':
    'Aus demselben Bereich',
  'need.products.all':
    'Alle diese Produkte ansehen',
  'need.products.title':
    'Produkte für dieses Bedürfnis',
  'needs.group':
    'Alles zu {need}',
  'needs.intro':
    'Gehen Sie von dem aus, was Sie suchen: Wir zeigen Ihnen die passenden Rezepturen und Artikel.',
  'needs.on-this-page':
    'Auf dieser Seite',
  'needs.title':
    'Ihre Bedürfnisse',
  'product-questions.back':
    'Zurück zum Produkt',
  'product-questions.count':
    '{count, plural, =0 {Keine Fragen} one {# Frage} other {# Fragen}}',
  'product-questions.empty':
    'Zu diesem Produkt wurde noch keine Frage gestellt.',
  'product-questions.more.text':
    'Ihre Ärztin, Ihr Arzt oder Ihre Apotheke kennt Ihre Situation und kann Ihnen antworten.',
  'product-questions.more.title':
    'Ihre Frage ist nicht dabei?',
  'product-questions.title':
    'Fragen und Antworten zu {product}',
  'product.actives.title':
    'Wertgebende Inhaltsstoffe',
  'product.articles.title':
    'Mehr zum Thema',
  'product.badge.new':
    'Neu',
  'product.badge.new_formula':
    'Neue Rezeptur',
  'product.badge.out_of_stock':
    'Nicht verfügbar',
  'product.badge.special_offer':
    'Aktion',
  'product.claims.title':
    'Was die Nährstoffe leisten',
  'product.composition.title':
    'Zusammensetzung',
  'product.conservation.title':
    'Aufbewahrung',
  'product.description.title':
    'Das Produkt in Kürze',
  'product.documents.size':
    'PDF, {kilobytes, number} kB',
  'product.documents.title':
    'Dokumente',
  'product.dose.title':
    'Tagesdosis',
  'product.duration.days':
    '{count, plural, one {# Tag} other {# Tage}}',
  'product.duration.label':
    'Reichweite',
  'product.facts.title':
    'Wie wird es eingenommen?',
  'product.flavours.title':
    'Geschmacksrichtungen',
  'product.format.title':
    'Darreichungsform',
  'product.gallery.item':
    'Bild',
  'product.gallery.title':
    'Produktbilder',
  'product.ingredients.title':
    'Zutaten',
  'product.moments.title':
    'Wann einnehmen',
  'product.needs.title':
    'Für welche Bedürfnisse',
  'product.nutrition.caption':
    'Gehalt pro {dose}',
  'product.nutrition.column.amount':
    'Pro Tagesdosis',
  'product.nutrition.column.nutrient':
    'Nährstoff',
  'product.nutrition.column.reference':
    '% NRV*',
  'product.nutrition.footnote':
    '* NRV: Nährstoffbezugswerte. Referenzmenge für eine durchschnittliche erwachsene Person: 8400 kJ / 2000 kcal.',
  'product.nutrition.no-reference':
    'Kein Referenzwert',
  'product.on-this-page':
    'Auf dieser Seite',
  'product.packaging.content':
    'Nettoinhalt',
  'product.packaging.size':
    'Packung',
  'product.packaging.title':
    'Packungsgrössen',
  'product.precautions.title':
    'Vorsichtsmassnahmen',
  'product.price.before':
    'Richtpreis',
  'product.price.label':
    'Preis',
  'product.questions.link':
    '{count, plural, =0 {Keine Fragen} one {Frage und Antwort ansehen} other {# Fragen und Antworten ansehen}}',
  'product.questions.title':
    'Ihre Fragen zu diesem Produkt',
  'product.related.title':
    'Das könnte Sie auch interessieren',
  'product.stock.in':
    'Verfügbar',
  'product.stock.out':
    'Zurzeit nicht verfügbar',
  'product.usage.title':
    'Verzehrempfehlung und Hinweise',
  'product.volume.value':
    '{millilitres, number} ml',
  'product.weight.value':
    '{grams, number} g',
  'product.where.text':
    'In der Apotheke oder Drogerie. Ist es nicht an Lager, kann man es für Sie beim Grossisten bestellen und innert 48 Stunden erhalten.',
  'product.where.title':
    'Wo Sie es bekommen',
  'results.again':
    'Neue Suche starten',
  'results.count':
    '{count, plural, =0 {Kein Ergebnis} one {# Ergebnis gefunden} other {# Ergebnisse gefunden}}',
  'results.empty.hint':
    'Prüfen Sie die Schreibweise oder suchen Sie mit einem kürzeren oder allgemeineren Wort.',
  'results.empty.title':
    'Leider kein Ergebnis für «{terms}»',
  'results.title':
    'Suchergebnisse',
  'results.title.terms':
    'Ergebnisse für «{terms}»',
  'routes.about.title':
    'Über Veralune',
  'routes.advice-home.title':
    'Unser Ratgeber',
  'routes.advice-theme.title':
    'Thema',
  'routes.advice.title':
    'Ratgeber',
  'routes.advisor.title':
    'Wer kann Sie beraten?',
  'routes.brand.title':
    'Marke',
  'routes.brands.title':
    'Unsere Marken',
  'routes.cart.title':
    'Mein Warenkorb',
  'routes.checkout-confirmation.title':
    'Bestellung bestätigt',
  'routes.checkout-delivery.title':
    'Lieferung',
  'routes.checkout-error.title':
    'Bestellung nicht abgeschlossen',
  'routes.checkout-payment.title':
    'Zahlung',
  'routes.checkout-recap.title':
    'Übersicht',
  'routes.contact-confirmation.title':
    'Bestätigung',
  'routes.contact.title':
    'Kontakt',
  'routes.corner.title':
    'Die Welt der Marke',
  'routes.expertise.title':
    'Fachgebiet',
  'routes.expertises.title':
    'Unsere Fachgebiete',
  'routes.forgot-password.title':
    'Passwort vergessen',
  'routes.help.title':
    'Ihre Online-Hilfe',
  'routes.home.title':
    'Startseite',
  'routes.information.title':
    'Informationen',
  'routes.innovation.title':
    'Innovation',
  'routes.innovations.title':
    'Qualität und Innovation',
  'routes.login.title':
    'Anmelden',
  'routes.maintenance.title':
    'Wartungsarbeiten',
  'routes.my-account.title':
    'Mein Konto',
  'routes.my-addresses.title':
    'Meine Adressen',
  'routes.my-favourites.title':
    'Meine Lieblingsprodukte',
  'routes.my-information.title':
    'Meine persönlichen Daten',
  'routes.my-login.title':
    'Meine Zugangsdaten',
  'routes.my-order.title':
    'Bestelldetails',
  'routes.my-orders.title':
    'Meine Bestellungen',
  'routes.my-pharmacies.title':
    'Meine Lieblingsapotheken',
  'routes.my-profile.title':
    'Mein Profil und meine Abonnements',
  'routes.need.title':
    'Bedürfnis',
  'routes.needs.title':
    'Ihre Bedürfnisse',
  'routes.news.title':
    'Neuigkeiten',
  'routes.newsletter-confirmation.title':
    'Bestätigung',
  'routes.newsletter.title':
    'Newsletter',
  'routes.page.title':
    'Seite',
  'routes.preview.title':
    'Vorschau',
  'routes.product-evaluations.title':
    'Kundenbewertungen',
  'routes.product-questions.title':
    'Fragen und Antworten',
  'routes.product.title':
    'Produkt',
  'routes.products.title':
    'Unsere Produkte',
  'routes.quiz.title':
    'Quiz',
  'routes.reset-password.title':
    'Neues Passwort',
  'routes.results.title':
    'Suchergebnisse',
  'routes.signup.title':
    'Konto erstellen',
  'routes.store-finder.title':
    'Eine Apotheke finden',
  'routes.withdrawal.title':
    'Widerrufsrecht',
  'skip.content':
    'Zum Inhalt springen',
  'skip.label':
    'Schnellzugriff',
  'skip.menu':
    'Zum Menü springen',
  'skip.search':
    'Zur Suche springen',
  'suggestions.empty.hint':
    'Prüfen Sie die Schreibweise oder versuchen Sie es mit einem allgemeineren Begriff.',
  'suggestions.empty.title':
    'Leider kein Ergebnis für Ihre Suche.',
  'suggestions.error':
    'Ein Fehler ist aufgetreten.',
  'suggestions.group.about_page':
    'Über Veralune',
  'suggestions.group.brands':
    'Marken',
  'suggestions.group.corpo':
    'Fachgebiete',
  'suggestions.group.needs':
    'Bedürfnisse',
  'suggestions.group.pages':
    'Ratgeber und Innovationen',
  'suggestions.group.products':
    'Produkte',
  'suggestions.label':
    'Suchvorschläge',
  'suggestions.loading':
    'Suche läuft…',
  'suggestions.see-all':
    '{count, plural, one {Das Ergebnis ansehen} other {Alle # Ergebnisse ansehen}}',
};
