// Made from messages/*.json by `node scripts/generate.ts`. Edit the JSON, then run it again.
import type { Catalogue } from './message-arguments.ts';

export const catalogue: Catalogue = {
  'about.intro':
    'Wie wij zijn, hoe wij werken en waar wij ons toe verbinden.',
  'about.title':
    'Over Veralune',
  'app.page-title':
    '{title} - {app}',
  'app.title':
    'Veralune, laboratorium voor voedingssupplementen',
  'article.children.title':
    'In dit dossier',
  'article.needs.title':
    'Bijbehorende behoeften',
  'articles.empty':
    'Over dit thema is er nog geen artikel.',
  'articles.intro':
    'De microbiota, vitaminen, planten en slaap, helder uitgelegd.',
  'articles.list':
    'Artikels',
  'articles.next.title':
    'Lees ook',
  'articles.products.title':
    'Producten uit dit artikel',
  'articles.published':
    'Gepubliceerd op {date}',
  'articles.theme.title':
    'Tips: {theme}',
  'articles.themes.all':
    'Alle thema’s',
  'articles.themes.label':
    'Thema’s',
  'articles.title':
    'Onze tips',
  'brand.corner.title':
    'De wereld van {brand}',
  'brand.others.title':
    'Onze andere merken',
  'brand.products.title':
    'De producten van {brand}',
  'brand.questions.title':
    'Vragen over {brand}',
  'brand.story':
    'Over {brand}',
  'brands.intro':
    'Elk gamma is gewijd aan een familie van ingrediënten of aan een moment in het leven.',
  'brands.title':
    'Onze merken',
  'breadcrumb.home':
    'Home',
  'breadcrumb.label':
    'Kruimelpad',
  'countries.be':
    'België',
  'countries.ch':
    'Zwitserland',
  'countries.de':
    'Duitsland',
  'countries.es':
    'Spanje',
  'countries.it':
    'Italië',
  'errors.401.description':
    'U hebt geen toestemming om deze pagina te bekijken.',
  'errors.401.hint':
    'Bent u niet aangemeld? Meld u dan aan via de aanmeldpagina.',
  'errors.401.title':
    'Geen toegang',
  'errors.404.description':
    'De gevraagde pagina bestaat niet of niet meer.',
  'errors.404.hint':
    'U kunt ook de zoekfunctie gebruiken om een product, een behoefte of een artikel te vinden.',
  'errors.404.title':
    'Deze pagina vinden we niet',
  'errors.500.description':
    'Het probleem ligt bij ons. Probeer het over enkele ogenblikken opnieuw.',
  'errors.500.title':
    'Er is een fout opgetreden',
  'errors.home':
    'Terug naar de startpagina',
  'errors.page-title':
    'Pagina {status}',
  'expertises.intro':
    'Microbiota, micronutritie en fytonutritie: de drie vakgebieden waarop ons laboratorium steunt.',
  'expertises.title':
    'Onze expertise',
  'filters.chip':
    '{name}: {value}',
  'filters.display.in_stock':
    'Beschikbaar',
  'filters.display.new':
    'Nieuw',
  'filters.display.new_formula':
    'Nieuwe formule',
  'filters.display.special_offer':
    'Promotie',
  'filters.name.active_ingredient':
    'Actief ingrediënt',
  'filters.name.brand':
    'Merk',
  'filters.name.diner_type':
    'Moment van inname',
  'filters.name.display':
    'Tonen',
  'filters.name.flavour':
    'Smaak',
  'filters.name.galenic_format':
    'Vorm',
  'filters.name.need':
    'Behoefte',
  'filters.name.price':
    'Prijs',
  'filters.name.sort':
    'Sorteren op',
  'filters.price.between':
    'Van {min} tot {max}',
  'filters.sort.price_asc':
    'Prijs oplopend',
  'filters.sort.price_desc':
    'Prijs aflopend',
  'filters.sort.relevance':
    'Relevantie',
  'footer.bcorp':
    'Gecertificeerde B Corp',
  'footer.carousel.label':
    'Waar wij om geven',
  'footer.carousel.line-1':
    'Elke stam heeft een naam.',
  'footer.carousel.line-2':
    'Duidelijke doses, zonder kleine lettertjes.',
  'footer.carousel.line-3':
    'Elk lot wordt getest voor het vertrekt.',
  'footer.carousel.line-4':
    'Planten, tot op de milligram gedoseerd.',
  'footer.carousel.line-5':
    'Uw apotheker kent onze formules.',
  'footer.carousel.pause':
    'Tekst stilzetten',
  'footer.carousel.play':
    'Tekst weer laten lopen',
  'footer.copyright':
    '© {year} Veralune. Alle rechten voorbehouden.',
  'footer.legals.label':
    'Juridische informatie',
  'footer.menu.label':
    'Overzicht van de site',
  'footer.photos':
    'Afbeeldingen zijn niet bindend.',
  'footer.tagline':
    'Melkzuurbacteriën, vitaminen en planten, met zorg gekozen.',
  'header.home':
    'Veralune, terug naar de startpagina',
  'header.language.label':
    'Kies uw taal',
  'header.magazine':
    'Het magazine',
  'header.menu.close':
    'Menu sluiten',
  'header.menu.label':
    'Hoofdmenu',
  'header.menu.open':
    'Menu openen',
  'header.menu.submenu':
    'submenu',
  'header.search.close':
    'Zoekvenster sluiten',
  'header.search.label':
    'Zoek een product, een behoefte of een artikel',
  'header.search.latest':
    'Uw laatste zoekopdrachten',
  'header.search.open':
    'Zoekvenster openen',
  'header.search.placeholder':
    'Zoeken',
  'header.search.submit':
    'Zoeken',
  'header.search.too-short':
    'Typ minstens {min, number} tekens.',
  'home.articles.all':
    'Alle tips',
  'home.articles.title':
    'In het magazine',
  'home.brands.all':
    'Alle merken',
  'home.brands.title':
    'Elk merk zijn eigen kunde',
  'home.facts.brands':
    '{count, plural, one {merk} other {merken}}',
  'home.facts.needs':
    'dagelijkse behoeften',
  'home.hero.eyebrow':
    'Laboratorium voor voedingssupplementen',
  'home.hero.intro':
    'Veralune maakt probiotica, vitaminen, mineralen en plantenextracten waarvan elke dosis zwart op wit op de verpakking staat.',
  'home.hero.needs':
    'Start bij een behoefte',
  'home.hero.products':
    'Bekijk de producten',
  'home.hero.title':
    'Wat leeft, met geduld bestudeerd',
  'home.needs.all':
    'Alle behoeften',
  'home.needs.title':
    'Waar bent u naar op zoek?',
  'home.new.title':
    'Nieuw',
  'home.products.all':
    'Alle producten',
  'home.products.title':
    'Nu in de kijker',
  'home.trust.control.text':
    'Identiteit, zuiverheid en gehalte worden bij elk lot nagegaan voor het in de handel komt.',
  'home.trust.control.title':
    'Gecontroleerde loten',
  'home.trust.doses.text':
    'Wij vermelden de hoeveelheid per dagdosis en het aandeel van de referentie-inname, zonder omwegen.',
  'home.trust.doses.title':
    'Leesbare doses',
  'home.trust.pharmacy.text':
    'Onze formules vindt u bij de apotheek, waar iemand op uw vragen kan antwoorden.',
  'home.trust.pharmacy.title':
    'Raad dicht bij huis',
  'home.trust.strains.text':
    'Elke stam krijgt zijn volledige naam en wordt geteld op het einde van de houdbaarheid, niet bij de start.',
  'home.trust.strains.title':
    'Stammen met naam en toenaam',
  'home.trust.title':
    'Zo werken wij',
  'innovations.intro':
    'Hoe wij selecteren, meten en verbeteren wat in onze formules terechtkomt.',
  'innovations.title':
    'Kwaliteit en innovatie',
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
    'Terug naar boven',
  'legal.food-supplement':
    'Voedingssupplement. De aanbevolen dagelijkse dosis niet overschrijden. Vervangt geen gevarieerde en evenwichtige voeding en geen gezonde levensstijl. Buiten het bereik van jonge kinderen houden.',
  'listing.categories.all':
    'Alle producten',
  'listing.categories.label':
    'Categorieën',
  'listing.count':
    '{count, plural, =0 {Geen producten} one {# product} other {# producten}}',
  'listing.empty.hint':
    'Verwijder een filter, of wis ze allemaal om opnieuw de volledige selectie te zien.',
  'listing.empty.title':
    'Geen enkel product past bij deze filters',
  'listing.filters.add':
    'Filter toevoegen:',
  'listing.filters.clear':
    'Alle filters wissen',
  'listing.filters.more':
    'Meer keuzes tonen',
  'listing.filters.remove-word':
    'Filter verwijderen:',
  'listing.filters.selected':
    'Uw filters',
  'listing.filters.title':
    'Producten filteren',
  'listing.intro':
    'Probiotica, vitaminen, mineralen en planten: vergelijk onze voedingssupplementen en hun dosering.',
  'listing.pagination.label':
    'Resultaatpagina’s',
  'listing.pagination.next':
    'Volgende pagina',
  'listing.pagination.page-word':
    'Pagina',
  'listing.pagination.previous':
    'Vorige pagina',
  'listing.title':
    'Al onze producten',
  'maintenance.text':
    'We werken op dit moment aan de site. Ze is straks weer bereikbaar.',
  'maintenance.title':
    'Even geduld, we zijn zo terug',
  'meta.about.description':
    'Het laboratorium Veralune: zijn verhaal, zijn engagementen en zijn teams.',
  'meta.advice-home.description':
    'Het magazine van Veralune: heldere artikels over de microbiota, vitaminen, planten, slaap en het dagelijkse leven.',
  'meta.brands.description':
    'Ontdek de merken van Veralune: probiotica, micronutritie, gestandaardiseerde planten, slaap, vrouwenleven, gewrichten en inspanning.',
  'meta.category.description':
    '{category}: onze voedingssupplementen, hun ingrediënten en hun dosering.',
  'meta.expertises.description':
    'Microbiota, micronutritie en fytonutritie: de vakgebieden van het laboratorium Veralune.',
  'meta.home.description':
    'Veralune maakt voedingssupplementen op basis van probiotica, vitaminen, mineralen en planten, met duidelijk vermelde doses. Verkrijgbaar bij de apotheek in België en Luxemburg.',
  'meta.home.title':
    'Probiotica, micronutritie en planten',
  'meta.innovations.description':
    'Selectie van stammen, controle van loten, extractie van planten: kwaliteit en onderzoek bij Veralune.',
  'meta.needs.description':
    'Spijsvertering, vitaliteit, slaap, vrouwenleven, beweging, schoonheid: vind de voedingssupplementen die bij uw behoefte passen.',
  'meta.product-questions.description':
    'Antwoorden op veelgestelde vragen over {product}: inname, samenstelling, bewaring.',
  'meta.products.description':
    'Alle voedingssupplementen van Veralune, te filteren op behoefte, ingrediënt, vorm of smaak. Met volledige samenstelling en dosering.',
  'meta.products.page':
    '{title}, pagina {page, number}',
  'meta.results.description':
    'Zoek in de producten, behoeften en artikels van Veralune.',
  'need.articles.title':
    'Lees meer over dit onderwerp',
  'need.children.title':
    'Meer in detail',
  'need.others.title':
    'In hetzelfde domein',
  'need.products.all':
    'Al deze producten bekijken',
  'need.products.title':
    'Producten voor deze behoefte',
  'needs.group':
    'Alles over {need}',
  'needs.intro':
    'Ga uit van wat u zoekt: wij tonen u de formules en artikels die erbij horen.',
  'needs.on-this-page':
    'Op deze pagina',
  'needs.title':
    'Uw behoeften',
  'product-questions.back':
    'Terug naar het product',
  'product-questions.count':
    '{count, plural, =0 {Geen vragen} one {# vraag} other {# vragen}}',
  'product-questions.empty':
    'Over dit product is nog geen vraag gesteld.',
  'product-questions.more.text':
    'Uw arts of apotheker kent uw situatie en kan u een antwoord geven.',
  'product-questions.more.title':
    'Staat uw vraag er niet bij?',
  'product-questions.title':
    'Vragen en antwoorden over {product}',
  'product.actives.title':
    'Actieve ingrediënten',
  'product.articles.title':
    'Meer weten',
  'product.badge.new':
    'Nieuw',
  'product.badge.new_formula':
    'Nieuwe formule',
  'product.badge.out_of_stock':
    'Niet op voorraad',
  'product.badge.special_offer':
    'Promotie',
  'product.claims.title':
    'Wat de voedingsstoffen doen',
  'product.composition.title':
    'Samenstelling',
  'product.conservation.title':
    'Bewaren',
  'product.description.title':
    'Het product in het kort',
  'product.documents.size':
    'PDF, {kilobytes, number} kB',
  'product.documents.title':
    'Documenten',
  'product.dose.title':
    'Dagelijkse dosis',
  'product.duration.days':
    '{count, plural, one {# dag} other {# dagen}}',
  'product.duration.label':
    'Duur',
  'product.facts.title':
    'Hoe innemen?',
  'product.flavours.title':
    'Smaken',
  'product.format.title':
    'Vorm',
  'product.gallery.item':
    'Foto',
  'product.gallery.title':
    'Productfoto’s',
  'product.ingredients.title':
    'Ingrediënten',
  'product.moments.title':
    'Wanneer innemen',
  'product.needs.title':
    'Voor welke behoeften',
  'product.nutrition.caption':
    'Gehalte per {dose}',
  'product.nutrition.column.amount':
    'Per dagdosis',
  'product.nutrition.column.nutrient':
    'Voedingsstof',
  'product.nutrition.column.reference':
    '% RI*',
  'product.nutrition.footnote':
    '* RI: referentie-inname. Referentie-inname van een gemiddelde volwassene: 8.400 kJ / 2.000 kcal.',
  'product.nutrition.no-reference':
    'Geen referentiewaarde',
  'product.on-this-page':
    'Op deze pagina',
  'product.packaging.content':
    'Netto-inhoud',
  'product.packaging.size':
    'Verpakking',
  'product.packaging.title':
    'Verpakkingen',
  'product.precautions.title':
    'Voorzorgen bij gebruik',
  'product.price.before':
    'Adviesprijs',
  'product.price.label':
    'Prijs',
  'product.questions.link':
    '{count, plural, =0 {Geen vragen} one {Bekijk de vraag en het antwoord} other {Bekijk de # vragen en antwoorden}}',
  'product.questions.title':
    'Uw vragen over dit product',
  'product.related.title':
    'Ook het ontdekken waard',
  'product.stock.in':
    'Beschikbaar',
  'product.stock.out':
    'Tijdelijk niet op voorraad',
  'product.usage.title':
    'Gebruik en advies',
  'product.volume.value':
    '{millilitres, number} ml',
  'product.weight.value':
    '{grams, number} g',
  'product.where.text':
    'Bij de apotheek. Ligt het niet in het rek, dan kan uw apotheker het bij de groothandel bestellen en binnen 48 uur ontvangen.',
  'product.where.title':
    'Waar te koop',
  'results.again':
    'Opnieuw zoeken',
  'results.count':
    '{count, plural, =0 {Geen resultaten} one {# resultaat gevonden} other {# resultaten gevonden}}',
  'results.empty.hint':
    'Controleer de spelling, of probeer een korter of algemener woord.',
  'results.empty.title':
    'Sorry, niets gevonden voor “{terms}”',
  'results.title':
    'Zoekresultaten',
  'results.title.terms':
    'Resultaten voor “{terms}”',
  'routes.about.title':
    'Over Veralune',
  'routes.advice-home.title':
    'Onze tips',
  'routes.advice-theme.title':
    'Thema',
  'routes.advice.title':
    'Tip',
  'routes.advisor.title':
    'Wie kan u raad geven?',
  'routes.brand.title':
    'Merk',
  'routes.brands.title':
    'Onze merken',
  'routes.cart.title':
    'Mijn winkelmandje',
  'routes.checkout-confirmation.title':
    'Bestelling bevestigd',
  'routes.checkout-delivery.title':
    'Levering',
  'routes.checkout-error.title':
    'Bestelling niet voltooid',
  'routes.checkout-payment.title':
    'Betaling',
  'routes.checkout-recap.title':
    'Overzicht',
  'routes.contact-confirmation.title':
    'Bevestiging',
  'routes.contact.title':
    'Contact',
  'routes.corner.title':
    'De wereld van het merk',
  'routes.expertise.title':
    'Expertise',
  'routes.expertises.title':
    'Onze expertise',
  'routes.forgot-password.title':
    'Wachtwoord vergeten',
  'routes.help.title':
    'Uw onlinehulp',
  'routes.home.title':
    'Home',
  'routes.information.title':
    'Informatie',
  'routes.innovation.title':
    'Innovatie',
  'routes.innovations.title':
    'Kwaliteit en innovatie',
  'routes.login.title':
    'Aanmelden',
  'routes.maintenance.title':
    'Site in onderhoud',
  'routes.my-account.title':
    'Mijn account',
  'routes.my-addresses.title':
    'Mijn adressen',
  'routes.my-favourites.title':
    'Mijn favoriete producten',
  'routes.my-information.title':
    'Mijn persoonlijke gegevens',
  'routes.my-login.title':
    'Mijn aanmeldgegevens',
  'routes.my-order.title':
    'Details van de bestelling',
  'routes.my-orders.title':
    'Mijn bestellingen',
  'routes.my-pharmacies.title':
    'Mijn favoriete apotheken',
  'routes.my-profile.title':
    'Mijn profiel en abonnementen',
  'routes.need.title':
    'Behoefte',
  'routes.needs.title':
    'Uw behoeften',
  'routes.news.title':
    'Nieuws',
  'routes.newsletter-confirmation.title':
    'Bevestiging',
  'routes.newsletter.title':
    'Nieuwsbrief',
  'routes.page.title':
    'Pagina',
  'routes.preview.title':
    'Voorbeeld',
  'routes.product-evaluations.title':
    'Beoordelingen van klanten',
  'routes.product-questions.title':
    'Vragen en antwoorden',
  'routes.product.title':
    'Product',
  'routes.products.title':
    'Onze producten',
  'routes.quiz.title':
    'Quiz',
  'routes.reset-password.title':
    'Nieuw wachtwoord',
  'routes.results.title':
    'Zoekresultaten',
  'routes.signup.title':
    'Een account aanmaken',
  'routes.store-finder.title':
    'Vind een apotheek',
  'routes.withdrawal.title':
    'Herroepingsrecht',
  'skip.content':
    'Naar de inhoud',
  'skip.label':
    'Snel naar',
  'skip.menu':
    'Naar het menu',
  'skip.search':
    'Naar de zoekfunctie',
  'suggestions.empty.hint':
    'Controleer de spelling of probeer een algemener woord.',
  'suggestions.empty.title':
    'Sorry, uw zoekopdracht levert niets op.',
  'suggestions.error':
    'Er is een fout opgetreden.',
  'suggestions.group.about_page':
    'Over Veralune',
  'suggestions.group.brands':
    'Merken',
  'suggestions.group.corpo':
    'Expertise',
  'suggestions.group.needs':
    'Behoeften',
  'suggestions.group.pages':
    'Tips en innovaties',
  'suggestions.group.products':
    'Producten',
  'suggestions.label':
    'Zoeksuggesties',
  'suggestions.loading':
    'Bezig met zoeken…',
  'suggestions.see-all':
    '{count, plural, one {Toon het resultaat} other {Toon alle # resultaten}}',
};
