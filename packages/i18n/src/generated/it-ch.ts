// Made from messages/*.json by `node scripts/generate.ts`. Edit the JSON, then run it again.
import type { Catalogue } from './message-arguments.ts';

export const catalogue: Catalogue = {
  'about.intro':
    'Chi siamo, come lavoriamo e quali impegni ci assumiamo.',
  'about.title':
    'Chi è Veralune',
  'app.page-title':
    '{title} - {app}',
  'app.title':
    'Veralune, laboratorio di integratori alimentari',
  'article.children.title':
    'In questo approfondimento',
  'article.needs.title':
    'Esigenze correlate',
  'articles.empty':
    'Per ora non ci sono articoli su questo tema.',
  'articles.intro':
    'Il microbiota, le vitamine, le piante e il sonno, spiegati con parole semplici.',
  'articles.list':
    'Articoli',
  'articles.next.title':
    'Da leggere in seguito',
  'articles.products.title':
    'I prodotti citati',
  'articles.published':
    'Pubblicato il {date}',
  'articles.theme.title':
    'Consigli: {theme}',
  'articles.themes.all':
    'Tutti i temi',
  'articles.themes.label':
    'Temi',
  'articles.title':
    'I nostri consigli',
  'brand.corner.title':
    'Il mondo {brand}',
  'brand.others.title':
    'Gli altri marchi',
  'brand.products.title':
    'I prodotti {brand}',
  'brand.questions.title':
    'Domande su {brand}',
  'brand.story':
    'A proposito di {brand}',
  'brands.intro':
    'Ogni linea è dedicata a una famiglia di ingredienti o a un momento della vita.',
  'brands.title':
    'I nostri marchi',
  'breadcrumb.home':
    'Home',
  'breadcrumb.label':
    'Percorso di navigazione',
  'countries.be':
    'Belgio',
  'countries.ch':
    'Svizzera',
  'countries.de':
    'Germania',
  'countries.es':
    'Spagna',
  'countries.it':
    'Italia',
  'errors.401.description':
    'Non hai l’autorizzazione per consultare questa pagina.',
  'errors.401.hint':
    'Se non hai effettuato l’accesso, accedi dalla pagina dedicata.',
  'errors.401.title':
    'Accesso non autorizzato',
  'errors.404.description':
    'La pagina richiesta non esiste o non esiste più.',
  'errors.404.hint':
    'Puoi anche usare la ricerca per trovare un prodotto, un’esigenza o un articolo.',
  'errors.404.title':
    'Pagina non trovata',
  'errors.500.description':
    'Il problema dipende da noi. Riprova tra qualche istante.',
  'errors.500.title':
    'Si è verificato un errore',
  'errors.home':
    'Tornare alla pagina iniziale',
  'errors.page-title':
    'Pagina {status}',
  'expertises.intro':
    'Microbiota, micronutrizione, fitonutrizione: le tre discipline su cui si fonda il nostro laboratorio.',
  'expertises.title':
    'Le nostre competenze',
  'filters.chip':
    '{name}: {value}',
  'filters.display.in_stock':
    'Disponibile',
  'filters.display.new':
    'Novità',
  'filters.display.new_formula':
    'Nuova formula',
  'filters.display.special_offer':
    'Azione',
  'filters.name.active_ingredient':
    'Ingrediente attivo',
  'filters.name.brand':
    'Marchio',
  'filters.name.diner_type':
    'Momento di assunzione',
  'filters.name.display':
    'Mostra',
  'filters.name.flavour':
    'Gusto',
  'filters.name.galenic_format':
    'Formato',
  'filters.name.need':
    'Esigenza',
  'filters.name.price':
    'Prezzo',
  'filters.name.sort':
    'Ordina per',
  'filters.price.between':
    'Da {min} a {max}',
  'filters.sort.price_asc':
    'Prezzo crescente',
  'filters.sort.price_desc':
    'Prezzo decrescente',
  'filters.sort.relevance':
    'Pertinenza',
  'footer.bcorp':
    'Azienda certificata B Corp',
  'footer.carousel.label':
    'Le cose a cui teniamo',
  'footer.carousel.line-1':
    'Ogni ceppo ha un nome.',
  'footer.carousel.line-2':
    'Dosi chiare, senza asterischi.',
  'footer.carousel.line-3':
    'Ogni lotto viene analizzato prima di partire.',
  'footer.carousel.line-4':
    'Piante dosate al milligrammo.',
  'footer.carousel.line-5':
    'Il tuo farmacista conosce le nostre formule.',
  'footer.carousel.pause':
    'Ferma lo scorrimento',
  'footer.carousel.play':
    'Riprendi lo scorrimento',
  'footer.copyright':
    '© {year} Veralune. Tutti i diritti riservati.',
  'footer.legals.label':
    'Informazioni legali',
  'footer.menu.label':
    'Mappa del sito',
  'footer.photos':
    'Immagini a scopo illustrativo.',
  'footer.tagline':
    'Fermenti, vitamine e piante, scelti con rigore.',
  'header.home':
    'Veralune, torna alla pagina iniziale',
  'header.language.label':
    'Scegliere la lingua',
  'header.magazine':
    'Il magazine',
  'header.menu.close':
    'Chiudi il menu',
  'header.menu.label':
    'Menu principale',
  'header.menu.open':
    'Apri il menu',
  'header.menu.submenu':
    'sottomenu',
  'header.search.close':
    'Chiudi la ricerca',
  'header.search.label':
    'Cercare un prodotto, un’esigenza o un articolo',
  'header.search.latest':
    'Le tue ultime ricerche',
  'header.search.open':
    'Apri la ricerca',
  'header.search.placeholder':
    'Cercare',
  'header.search.submit':
    'Avvia la ricerca',
  'header.search.too-short':
    'Inserisci almeno {min, number} caratteri.',
  'home.articles.all':
    'Tutti i consigli',
  'home.articles.title':
    'Dal magazine',
  'home.brands.all':
    'Tutti i marchi',
  'home.brands.title':
    'A ogni marchio il suo mestiere',
  'home.facts.brands':
    '{count, plural, one {marchio} other {marchi}}',
  'home.facts.needs':
    'esigenze di ogni giorno',
  'home.hero.eyebrow':
    'Laboratorio di integratori alimentari',
  'home.hero.intro':
    'Veralune mette a punto probiotici, vitamine, minerali ed estratti vegetali in cui ogni dose è scritta nero su bianco.',
  'home.hero.needs':
    'Partire da un’esigenza',
  'home.hero.products':
    'Vedere i prodotti',
  'home.hero.title':
    'La vita, studiata con pazienza',
  'home.needs.all':
    'Tutte le esigenze',
  'home.needs.title':
    'Che cosa cerchi?',
  'home.new.title':
    'Novità',
  'home.products.all':
    'Tutti i prodotti',
  'home.products.title':
    'Da scoprire ora',
  'home.trust.control.text':
    'Identità, purezza e titolo sono verificati su ogni lotto prima della vendita.',
  'home.trust.control.title':
    'Lotti controllati',
  'home.trust.doses.text':
    'Indichiamo la quantità per dose giornaliera e la quota dei valori di riferimento, senza giri di parole.',
  'home.trust.doses.title':
    'Dosi leggibili',
  'home.trust.pharmacy.text':
    'Le nostre formule si trovano in farmacia, dove qualcuno può rispondere alle tue domande.',
  'home.trust.pharmacy.title':
    'Un consiglio vicino a te',
  'home.trust.strains.text':
    'Ogni fermento è indicato con il nome completo e contato a fine scadenza, non alla partenza.',
  'home.trust.strains.title':
    'Ceppi con nome e cognome',
  'home.trust.title':
    'Il nostro modo di lavorare',
  'innovations.intro':
    'Come selezioniamo, misuriamo e miglioriamo ciò che entra nelle nostre formule.',
  'innovations.title':
    'Qualità e innovazione',
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
    'Torna all’inizio della pagina',
  'legal.food-supplement':
    'Integratore alimentare. Non superare la dose giornaliera consigliata. Gli integratori alimentari non vanno intesi come sostituti di una dieta varia ed equilibrata e di uno stile di vita sano. Tenere fuori dalla portata dei bambini piccoli.',
  'listing.categories.all':
    'Tutti i prodotti',
  'listing.categories.label':
    'Categorie',
  'listing.count':
    '{count, plural, =0 {Nessun prodotto} one {# prodotto} other {# prodotti}}',
  'listing.empty.hint':
    'Rimuovi un filtro oppure cancellali tutti per rivedere l’intera selezione.',
  'listing.empty.title':
    'Nessun prodotto corrisponde a questi filtri',
  'listing.filters.add':
    'Aggiungi il filtro',
  'listing.filters.clear':
    'Cancella tutti i filtri',
  'listing.filters.more':
    'Mostra altre opzioni',
  'listing.filters.remove-word':
    'Rimuovi il filtro',
  'listing.filters.selected':
    'I tuoi filtri',
  'listing.filters.title':
    'Filtra i prodotti',
  'listing.intro':
    'Probiotici, vitamine, minerali e piante: confronta i nostri integratori alimentari e i loro dosaggi.',
  'listing.pagination.label':
    'Pagine dei risultati',
  'listing.pagination.next':
    'Pagina successiva',
  'listing.pagination.page-word':
    'Pagina',
  'listing.pagination.previous':
    'Pagina precedente',
  'listing.title':
    'Tutti i prodotti',
  'maintenance.text':
    'Stiamo lavorando al sito. Tornerà disponibile tra poco.',
  'maintenance.title':
    'Un momento, torniamo subito',
  'meta.about.description':
    'Il laboratorio Veralune: la sua storia, i suoi impegni e le sue persone.',
  'meta.advice-home.description':
    'Il magazine di Veralune: articoli chiari su microbiota, vitamine, piante, sonno e vita quotidiana.',
  'meta.brands.description':
    'Scopri i marchi di Veralune: probiotici, micronutrizione, piante titolate, sonno, vita della donna, articolazioni e sforzo fisico.',
  'meta.category.description':
    '{category}: i nostri integratori alimentari, i loro ingredienti e i loro dosaggi.',
  'meta.expertises.description':
    'Microbiota, micronutrizione e fitonutrizione: gli ambiti di competenza del laboratorio Veralune.',
  'meta.home.description':
    'Veralune mette a punto integratori alimentari a base di probiotici, vitamine, minerali e piante, con dosaggi chiaramente indicati. Disponibili nelle farmacie svizzere.',
  'meta.home.title':
    'Probiotici, micronutrizione e piante',
  'meta.innovations.description':
    'Selezione dei ceppi, controllo dei lotti, estrazione delle piante: la qualità e la ricerca di Veralune.',
  'meta.needs.description':
    'Digestione, vitalità, sonno, vita della donna, movimento, bellezza: trova gli integratori alimentari adatti alla tua esigenza.',
  'meta.product-questions.description':
    'Le risposte alle domande frequenti su {product}: assunzione, composizione, conservazione.',
  'meta.products.description':
    'Tutti gli integratori alimentari Veralune, da filtrare per esigenza, ingrediente, formato o gusto. Composizione e dosaggi nel dettaglio.',
  'meta.products.page':
    '{title}, pagina {page, number}',
  'meta.results.description':
    'Cerca tra i prodotti, le esigenze e gli articoli di Veralune.',
  'need.articles.title':
    'Da leggere sull’argomento',
  'need.children.title':
    'Più in particolare',
  'need.others.title':
    'Nello stesso ambito',
  'need.products.all':
    'Vedere tutti questi prodotti',
  'need.products.title':
    'I prodotti per questa esigenza',
  'needs.group':
    'Tutto su {need}',
  'needs.intro':
    'Parti da ciò che cerchi: ti mostriamo le formule e gli articoli che fanno al caso tuo.',
  'needs.on-this-page':
    'In questa pagina',
  'needs.title':
    'Le tue esigenze',
  'product-questions.back':
    'Torna al prodotto',
  'product-questions.count':
    '{count, plural, =0 {Nessuna domanda} one {# domanda} other {# domande}}',
  'product-questions.empty':
    'Nessuno ha ancora fatto domande su questo prodotto.',
  'product-questions.more.text':
    'Il medico o il farmacista conosce la tua situazione e può risponderti.',
  'product-questions.more.title':
    'Non trovi la tua domanda?',
  'product-questions.title':
    'Domande e risposte su {product}',
  'product.actives.title':
    'Ingredienti attivi',
  'product.articles.title':
    'Per saperne di più',
  'product.badge.new':
    'Novità',
  'product.badge.new_formula':
    'Nuova formula',
  'product.badge.out_of_stock':
    'Esaurito',
  'product.badge.special_offer':
    'Azione',
  'product.claims.title':
    'Che cosa apportano i nutrienti',
  'product.composition.title':
    'Composizione',
  'product.conservation.title':
    'Conservazione',
  'product.description.title':
    'Il prodotto in breve',
  'product.documents.size':
    'PDF, {kilobytes, number} kB',
  'product.documents.title':
    'Documenti',
  'product.dose.title':
    'Dose giornaliera',
  'product.duration.days':
    '{count, plural, one {# giorno} other {# giorni}}',
  'product.duration.label':
    'Durata',
  'product.facts.title':
    'Come si assume?',
  'product.flavours.title':
    'Gusti',
  'product.format.title':
    'Formato',
  'product.gallery.item':
    'Immagine',
  'product.gallery.title':
    'Immagini del prodotto',
  'product.ingredients.title':
    'Ingredienti',
  'product.moments.title':
    'Quando assumerlo',
  'product.needs.title':
    'Per quali esigenze',
  'product.nutrition.caption':
    'Tenori per {dose}',
  'product.nutrition.column.amount':
    'Per dose giornaliera',
  'product.nutrition.column.nutrient':
    'Nutriente',
  'product.nutrition.column.reference':
    '% VNR*',
  'product.nutrition.footnote':
    '* VNR: valori nutritivi di riferimento. Assunzione di riferimento di un adulto medio: 8400 kJ / 2000 kcal.',
  'product.nutrition.no-reference':
    'Nessun valore di riferimento',
  'product.on-this-page':
    'In questa pagina',
  'product.packaging.content':
    'Contenuto netto',
  'product.packaging.size':
    'Confezione',
  'product.packaging.title':
    'Confezioni',
  'product.precautions.title':
    'Avvertenze',
  'product.price.before':
    'Prezzo consigliato',
  'product.price.label':
    'Prezzo',
  'product.questions.link':
    '{count, plural, =0 {Nessuna domanda} one {Leggi la domanda e la risposta} other {Leggi le # domande e risposte}}',
  'product.questions.title':
    'Le tue domande su questo prodotto',
  'product.related.title':
    'Da scoprire anche',
  'product.stock.in':
    'Disponibile',
  'product.stock.out':
    'Momentaneamente esaurito',
  'product.usage.title':
    'Modo d’uso e consigli',
  'product.volume.value':
    '{millilitres, number} ml',
  'product.weight.value':
    '{grams, number} g',
  'product.where.text':
    'In farmacia. Se non è in assortimento, il tuo farmacista può ordinarlo presso il grossista e riceverlo entro 48 ore.',
  'product.where.title':
    'Dove trovarlo',
  'results.again':
    'Avviare un’altra ricerca',
  'results.count':
    '{count, plural, =0 {Nessun risultato} one {# risultato trovato} other {# risultati trovati}}',
  'results.empty.hint':
    'Controlla l’ortografia oppure prova con una parola più breve o più generica.',
  'results.empty.title':
    'Spiacenti, nessun risultato per «{terms}»',
  'results.title':
    'Risultati della ricerca',
  'results.title.terms':
    'Risultati per «{terms}»',
  'routes.about.title':
    'Chi è Veralune',
  'routes.advice-home.title':
    'I nostri consigli',
  'routes.advice-theme.title':
    'Tema',
  'routes.advice.title':
    'Consiglio',
  'routes.advisor.title':
    'Chi può consigliarti?',
  'routes.brand.title':
    'Marchio',
  'routes.brands.title':
    'I nostri marchi',
  'routes.cart.title':
    'Il mio carrello',
  'routes.checkout-confirmation.title':
    'Ordine confermato',
  'routes.checkout-delivery.title':
    'Consegna',
  'routes.checkout-error.title':
    'Ordine non completato',
  'routes.checkout-payment.title':
    'Pagamento',
  'routes.checkout-recap.title':
    'Riepilogo',
  'routes.contact-confirmation.title':
    'Conferma',
  'routes.contact.title':
    'Contatto',
  'routes.corner.title':
    'Il mondo del marchio',
  'routes.expertise.title':
    'Competenza',
  'routes.expertises.title':
    'Le nostre competenze',
  'routes.forgot-password.title':
    'Password dimenticata',
  'routes.help.title':
    'Assistenza online',
  'routes.home.title':
    'Home',
  'routes.information.title':
    'Informazioni',
  'routes.innovation.title':
    'Innovazione',
  'routes.innovations.title':
    'Qualità e innovazione',
  'routes.login.title':
    'Accesso',
  'routes.maintenance.title':
    'Sito in manutenzione',
  'routes.my-account.title':
    'Il mio account',
  'routes.my-addresses.title':
    'I miei indirizzi',
  'routes.my-favourites.title':
    'I miei prodotti preferiti',
  'routes.my-information.title':
    'I miei dati personali',
  'routes.my-login.title':
    'I miei dati di accesso',
  'routes.my-order.title':
    'Dettaglio dell’ordine',
  'routes.my-orders.title':
    'I miei ordini',
  'routes.my-pharmacies.title':
    'Le mie farmacie preferite',
  'routes.my-profile.title':
    'Il mio profilo e le mie iscrizioni',
  'routes.need.title':
    'Esigenza',
  'routes.needs.title':
    'Le tue esigenze',
  'routes.news.title':
    'Novità',
  'routes.newsletter-confirmation.title':
    'Conferma',
  'routes.newsletter.title':
    'Newsletter',
  'routes.page.title':
    'Pagina',
  'routes.preview.title':
    'Anteprima',
  'routes.product-evaluations.title':
    'Recensioni dei clienti',
  'routes.product-questions.title':
    'Domande e risposte',
  'routes.product.title':
    'Prodotto',
  'routes.products.title':
    'I nostri prodotti',
  'routes.quiz.title':
    'Quiz',
  'routes.reset-password.title':
    'Nuova password',
  'routes.results.title':
    'Risultati della ricerca',
  'routes.signup.title':
    'Creare un account',
  'routes.store-finder.title':
    'Trovare una farmacia',
  'routes.withdrawal.title':
    'Diritto di recesso',
  'skip.content':
    'Vai al contenuto',
  'skip.label':
    'Accesso rapido',
  'skip.menu':
    'Vai al menu',
  'skip.search':
    'Vai alla ricerca',
  'suggestions.empty.hint':
    'Controlla l’ortografia o prova con un termine più generico.',
  'suggestions.empty.title':
    'Spiacenti, nessun risultato per la tua ricerca.',
  'suggestions.error':
    'Si è verificato un errore.',
  'suggestions.group.about_page':
    'Chi è Veralune',
  'suggestions.group.brands':
    'Marchi',
  'suggestions.group.corpo':
    'Competenze',
  'suggestions.group.needs':
    'Esigenze',
  'suggestions.group.pages':
    'Consigli e innovazioni',
  'suggestions.group.products':
    'Prodotti',
  'suggestions.label':
    'Suggerimenti di ricerca',
  'suggestions.loading':
    'Ricerca in corso…',
  'suggestions.see-all':
    '{count, plural, one {Vedi il risultato} other {Vedi tutti i # risultati}}',
};
