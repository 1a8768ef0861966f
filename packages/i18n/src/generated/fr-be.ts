// Made from messages/*.json by `node scripts/generate.ts`. Edit the JSON, then run it again.
import type { Catalogue } from './message-arguments.ts';

export const catalogue: Catalogue = {
  'about.intro':
    'Qui nous sommes, comment nous travaillons et ce à quoi nous nous engageons.',
  'about.title':
    'À propos de Veralune',
  'app.page-title':
    '{title} - {app}',
  'app.title':
    'Veralune, laboratoire de compléments alimentaires',
  'article.children.title':
    'Dans ce dossier',
  'article.needs.title':
    'Besoins concernés',
  'articles.empty':
    'Aucun article dans ce thème pour l’instant.',
  'articles.intro':
    'Comprendre le microbiote, les vitamines, les plantes et le sommeil, expliqués simplement.',
  'articles.list':
    'Articles',
  'articles.next.title':
    'À lire ensuite',
  'articles.products.title':
    'Les produits cités',
  'articles.published':
    'Publié le {date}',
  'articles.theme.title':
    'Conseils : {theme}',
  'articles.themes.all':
    'Tous les thèmes',
  'articles.themes.label':
    'Thèmes',
  'articles.title':
    'Nos conseils',
  'brand.corner.title':
    'L’espace {brand}',
  'brand.others.title':
    'Nos autres marques',
  'brand.products.title':
    'Les produits {brand}',
  'brand.questions.title':
    'Questions sur {brand}',
  'brand.story':
    'À propos de {brand}',
  'brands.intro':
    'Chaque gamme est consacrée à une famille d’ingrédients ou à un moment de la vie.',
  'brands.title':
    'Nos marques',
  'breadcrumb.home':
    'Accueil',
  'breadcrumb.label':
    'Fil d’Ariane',
  'countries.be':
    'Belgique',
  'countries.ch':
    'Suisse',
  'countries.de':
    'Allemagne',
  'countries.es':
    'Espagne',
  'countries.it':
    'Italie',
  'errors.401.description':
    'Vous n’êtes pas autorisé à consulter cette page.',
  'errors.401.hint':
    'Si vous n’êtes pas connecté, identifiez-vous depuis la page de connexion.',
  'errors.401.title':
    'Accès non autorisé',
  'errors.404.description':
    'La page demandée n’existe pas ou n’existe plus.',
  'errors.404.hint':
    'Vous pouvez aussi utiliser la recherche pour trouver un produit, un besoin ou un article.',
  'errors.404.title':
    'Cette page est introuvable',
  'errors.500.description':
    'Le problème vient de notre côté. Réessayez dans quelques instants.',
  'errors.500.title':
    'Une erreur est survenue',
  'errors.home':
    'Revenir à l’accueil',
  'errors.page-title':
    'Page {status}',
  'expertises.intro':
    'Microbiote, micronutrition, phytonutrition : les trois disciplines sur lesquelles repose notre laboratoire.',
  'expertises.title':
    'Nos expertises',
  'filters.chip':
    '{name} : {value}',
  'filters.display.in_stock':
    'Disponible',
  'filters.display.new':
    'Nouveautés',
  'filters.display.new_formula':
    'Nouvelle formule',
  'filters.display.special_offer':
    'Offre spéciale',
  'filters.name.active_ingredient':
    'Ingrédient actif',
  'filters.name.brand':
    'Marque',
  'filters.name.diner_type':
    'Moment de prise',
  'filters.name.display':
    'Afficher',
  'filters.name.flavour':
    'Goût',
  'filters.name.galenic_format':
    'Forme',
  'filters.name.need':
    'Besoin',
  'filters.name.price':
    'Prix',
  'filters.name.sort':
    'Trier par',
  'filters.price.between':
    'De {min} à {max}',
  'filters.sort.price_asc':
    'Prix croissant',
  'filters.sort.price_desc':
    'Prix décroissant',
  'filters.sort.relevance':
    'Pertinence',
  'footer.bcorp':
    'Entreprise certifiée B Corp',
  'footer.carousel.label':
    'Ce qui nous tient à cœur',
  'footer.carousel.line-1':
    'Chaque souche porte un nom.',
  'footer.carousel.line-2':
    'Des doses lisibles, sans astérisque.',
  'footer.carousel.line-3':
    'Chaque lot est analysé avant de partir.',
  'footer.carousel.line-4':
    'Des plantes dosées au milligramme.',
  'footer.carousel.line-5':
    'Votre pharmacien connaît nos formules.',
  'footer.carousel.pause':
    'Arrêter le défilement',
  'footer.carousel.play':
    'Reprendre le défilement',
  'footer.copyright':
    '© {year} Veralune. Tous droits réservés.',
  'footer.legals.label':
    'Informations légales',
  'footer.menu.label':
    'Plan du site',
  'footer.photos':
    'Illustrations non contractuelles.',
  'footer.tagline':
    'Des ferments, des vitamines et des plantes, choisis avec rigueur.',
  'header.home':
    'Veralune, retour à l’accueil',
  'header.language.label':
    'Choisir la langue',
  'header.magazine':
    'Le magazine',
  'header.menu.close':
    'Fermer le menu',
  'header.menu.label':
    'Menu principal',
  'header.menu.open':
    'Ouvrir le menu',
  'header.menu.submenu':
    'sous-menu',
  'header.search.close':
    'Fermer la recherche',
  'header.search.label':
    'Rechercher un produit, un besoin ou un article',
  'header.search.latest':
    'Vos dernières recherches',
  'header.search.open':
    'Ouvrir la recherche',
  'header.search.placeholder':
    'Rechercher',
  'header.search.submit':
    'Lancer la recherche',
  'header.search.too-short':
    'Saisissez au moins {min, number} caractères.',
  'home.articles.all':
    'Tous les conseils',
  'home.articles.title':
    'Dans le magazine',
  'home.brands.all':
    'Toutes les marques',
  'home.brands.title':
    'À chaque marque son savoir-faire',
  'home.facts.brands':
    '{count, plural, one {marque} other {marques}}',
  'home.facts.needs':
    'besoins du quotidien',
  'home.hero.eyebrow':
    'Laboratoire de compléments alimentaires',
  'home.hero.intro':
    'Veralune élabore des probiotiques, des vitamines, des minéraux et des extraits de plantes dont chaque dose est écrite noir sur blanc.',
  'home.hero.needs':
    'Partir d’un besoin',
  'home.hero.products':
    'Voir les produits',
  'home.hero.title':
    'Le vivant, étudié avec patience',
  'home.needs.all':
    'Tous les besoins',
  'home.needs.title':
    'Que cherchez-vous ?',
  'home.new.title':
    'Nouveautés',
  'home.products.all':
    'Tous les produits',
  'home.products.title':
    'À découvrir en ce moment',
  'home.trust.control.text':
    'Identité, pureté et teneur sont vérifiées sur chaque lot avant sa mise en vente.',
  'home.trust.control.title':
    'Des lots contrôlés',
  'home.trust.doses.text':
    'Nous indiquons la quantité par dose journalière et la part des valeurs de référence, sans détour.',
  'home.trust.doses.title':
    'Des doses lisibles',
  'home.trust.pharmacy.text':
    'Nos formules se trouvent en pharmacie, là où quelqu’un peut répondre à vos questions.',
  'home.trust.pharmacy.title':
    'Un conseil près de chez vous',
  'home.trust.strains.text':
    'Chaque ferment est désigné par son nom complet et compté à la fin de sa durée de vie, pas au départ.',
  'home.trust.strains.title':
    'Des souches identifiées',
  'home.trust.title':
    'Notre façon de travailler',
  'innovations.intro':
    'Comment nous sélectionnons, mesurons et améliorons ce qui entre dans nos formules.',
  'innovations.title':
    'Qualité et innovation',
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
    'Retour en haut de la page',
  'legal.food-supplement':
    'Complément alimentaire. Ne pas dépasser la dose journalière recommandée. Ne remplace pas une alimentation variée et équilibrée ni un mode de vie sain. Tenir hors de portée des jeunes enfants.',
  'listing.categories.all':
    'Tous les produits',
  'listing.categories.label':
    'Catégories',
  'listing.count':
    '{count, plural, =0 {Aucun produit} one {# produit} other {# produits}}',
  'listing.empty.hint':
    'Retirez un filtre, ou effacez-les tous pour revoir la sélection complète.',
  'listing.empty.title':
    'Aucun produit ne correspond à ces filtres',
  'listing.filters.add':
    'Ajouter le filtre',
  'listing.filters.clear':
    'Effacer tous les filtres',
  'listing.filters.more':
    'Voir plus de choix',
  'listing.filters.remove-word':
    'Retirer le filtre',
  'listing.filters.selected':
    'Vos filtres',
  'listing.filters.title':
    'Filtrer les produits',
  'listing.intro':
    'Probiotiques, vitamines, minéraux et plantes : comparez nos compléments alimentaires et leurs dosages.',
  'listing.pagination.label':
    'Pages de résultats',
  'listing.pagination.next':
    'Page suivante',
  'listing.pagination.page-word':
    'Page',
  'listing.pagination.previous':
    'Page précédente',
  'listing.title':
    'Tous nos produits',
  'maintenance.text':
    'Nous améliorons le site en ce moment. Il sera de retour dans quelques instants.',
  'maintenance.title':
    'Un instant, nous revenons',
  'meta.about.description':
    'Le laboratoire Veralune, son histoire, ses engagements et ses équipes.',
  'meta.advice-home.description':
    'Le magazine de Veralune : des articles clairs sur le microbiote, les vitamines, les plantes, le sommeil et le quotidien.',
  'meta.brands.description':
    'Découvrez les marques de Veralune : probiotiques, micronutrition, plantes titrées, sommeil, vie des femmes, articulations et effort.',
  'meta.category.description':
    '{category} : nos compléments alimentaires, leurs ingrédients et leurs dosages.',
  'meta.expertises.description':
    'Microbiote, micronutrition et phytonutrition : les domaines de compétence du laboratoire Veralune.',
  'meta.home.description':
    'Veralune élabore des compléments alimentaires à base de probiotiques, de vitamines, de minéraux et de plantes, aux dosages clairement indiqués. Disponibles en pharmacie en Belgique et au Luxembourg.',
  'meta.home.title':
    'Probiotiques, micronutrition et plantes',
  'meta.innovations.description':
    'Sélection des souches, contrôle des lots, extraction des plantes : la qualité et la recherche chez Veralune.',
  'meta.needs.description':
    'Digestion, vitalité, sommeil, vie des femmes, mouvement, beauté : trouvez les compléments alimentaires qui répondent à votre besoin.',
  'meta.product-questions.description':
    'Les réponses aux questions fréquentes sur {product} : prise, composition, conservation.',
  'meta.products.description':
    'Tous les compléments alimentaires Veralune, à filtrer par besoin, ingrédient, forme ou goût. Compositions et dosages détaillés.',
  'meta.products.page':
    '{title}, page {page, number}',
  'meta.results.description':
    'Recherchez dans les produits, les besoins et les articles de Veralune.',
  'need.articles.title':
    'À lire sur ce sujet',
  'need.children.title':
    'Plus précisément',
  'need.others.title':
    'Dans le même domaine',
  'need.products.all':
    'Voir tous ces produits',
  'need.products.title':
    'Les produits pour ce besoin',
  'needs.group':
    '{need} : tout voir',
  'needs.intro':
    'Partez de ce que vous cherchez : nous vous montrons les formules et les articles qui s’y rapportent.',
  'needs.on-this-page':
    'Sur cette page',
  'needs.title':
    'Vos besoins',
  'product-questions.back':
    'Retour au produit',
  'product-questions.count':
    '{count, plural, =0 {Aucune question} one {# question} other {# questions}}',
  'product-questions.empty':
    'Personne n’a encore posé de question sur ce produit.',
  'product-questions.more.text':
    'Votre médecin ou votre pharmacien connaît votre situation et peut vous répondre.',
  'product-questions.more.title':
    'Votre question n’y est pas ?',
  'product-questions.title':
    'Questions et réponses sur {product}',
  'product.actives.title':
    'Ingrédients actifs',
  'product.articles.title':
    'Pour aller plus loin',
  'product.badge.new':
    'Nouveau',
  'product.badge.new_formula':
    'Nouvelle formule',
  'product.badge.out_of_stock':
    'Épuisé',
  'product.badge.special_offer':
    'Offre spéciale',
  'product.claims.title':
    'Ce que ses nutriments apportent',
  'product.composition.title':
    'Composition',
  'product.conservation.title':
    'Conservation',
  'product.description.title':
    'Le produit en bref',
  'product.documents.size':
    'PDF, {kilobytes, number} ko',
  'product.documents.title':
    'Documents',
  'product.dose.title':
    'Dose journalière',
  'product.duration.days':
    '{count, plural, one {# jour} other {# jours}}',
  'product.duration.label':
    'Durée',
  'product.facts.title':
    'Comment le prendre ?',
  'product.flavours.title':
    'Goûts',
  'product.format.title':
    'Forme',
  'product.gallery.item':
    'Photo',
  'product.gallery.title':
    'Photos du produit',
  'product.ingredients.title':
    'Ingrédients',
  'product.moments.title':
    'Quand le prendre',
  'product.needs.title':
    'Pour quels besoins',
  'product.nutrition.caption':
    'Teneurs pour {dose}',
  'product.nutrition.column.amount':
    'Par dose journalière',
  'product.nutrition.column.nutrient':
    'Nutriment',
  'product.nutrition.column.reference':
    '% VNR*',
  'product.nutrition.footnote':
    '* VNR : valeurs nutritionnelles de référence. Apport de référence pour un adulte type : 8 400 kJ / 2 000 kcal.',
  'product.nutrition.no-reference':
    'Pas de valeur de référence',
  'product.on-this-page':
    'Sur cette page',
  'product.packaging.content':
    'Contenu net',
  'product.packaging.size':
    'Conditionnement',
  'product.packaging.title':
    'Conditionnements',
  'product.precautions.title':
    'Précautions d’emploi',
  'product.price.before':
    'Prix conseillé',
  'product.price.label':
    'Prix',
  'product.questions.link':
    '{count, plural, =0 {Aucune question} one {Voir la question et sa réponse} other {Voir les # questions et réponses}}',
  'product.questions.title':
    'Vos questions sur ce produit',
  'product.related.title':
    'À découvrir aussi',
  'product.stock.in':
    'Disponible',
  'product.stock.out':
    'Momentanément épuisé',
  'product.usage.title':
    'Mode d’emploi et conseils',
  'product.volume.value':
    '{millilitres, number} ml',
  'product.weight.value':
    '{grams, number} g',
  'product.where.text':
    'En pharmacie. S’il n’est pas en rayon, votre pharmacien peut le commander auprès de son grossiste et le recevoir dans les 48 heures.',
  'product.where.title':
    'Où le trouver',
  'results.again':
    'Lancer une autre recherche',
  'results.count':
    '{count, plural, =0 {Aucun résultat} one {# résultat trouvé} other {# résultats trouvés}}',
  'results.empty.hint':
    'Vérifiez l’orthographe, ou essayez un mot plus court ou plus général.',
  'results.empty.title':
    'Désolé, aucun résultat pour « {terms} »',
  'results.title':
    'Résultats de la recherche',
  'results.title.terms':
    'Résultats pour « {terms} »',
  'routes.about.title':
    'À propos de Veralune',
  'routes.advice-home.title':
    'Nos conseils',
  'routes.advice-theme.title':
    'Thème',
  'routes.advice.title':
    'Conseil',
  'routes.advisor.title':
    'Qui peut vous conseiller ?',
  'routes.brand.title':
    'Marque',
  'routes.brands.title':
    'Nos marques',
  'routes.cart.title':
    'Mon panier',
  'routes.checkout-confirmation.title':
    'Commande confirmée',
  'routes.checkout-delivery.title':
    'Livraison',
  'routes.checkout-error.title':
    'Commande non aboutie',
  'routes.checkout-payment.title':
    'Paiement',
  'routes.checkout-recap.title':
    'Récapitulatif',
  'routes.contact-confirmation.title':
    'Confirmation',
  'routes.contact.title':
    'Contactez-nous',
  'routes.corner.title':
    'L’espace de la marque',
  'routes.expertise.title':
    'Expertise',
  'routes.expertises.title':
    'Nos expertises',
  'routes.forgot-password.title':
    'Mot de passe oublié',
  'routes.help.title':
    'Votre aide en ligne',
  'routes.home.title':
    'Accueil',
  'routes.information.title':
    'Informations',
  'routes.innovation.title':
    'Innovation',
  'routes.innovations.title':
    'Qualité et innovation',
  'routes.login.title':
    'Connexion',
  'routes.maintenance.title':
    'Site en maintenance',
  'routes.my-account.title':
    'Mon compte',
  'routes.my-addresses.title':
    'Mes adresses',
  'routes.my-favourites.title':
    'Mes produits favoris',
  'routes.my-information.title':
    'Mes informations personnelles',
  'routes.my-login.title':
    'Mes identifiants',
  'routes.my-order.title':
    'Détail de la commande',
  'routes.my-orders.title':
    'Mes commandes',
  'routes.my-pharmacies.title':
    'Mes pharmacies favorites',
  'routes.my-profile.title':
    'Mon profil et mes abonnements',
  'routes.need.title':
    'Besoin',
  'routes.needs.title':
    'Vos besoins',
  'routes.news.title':
    'Actualités',
  'routes.newsletter-confirmation.title':
    'Confirmation',
  'routes.newsletter.title':
    'Lettre d’information',
  'routes.page.title':
    'Page',
  'routes.preview.title':
    'Aperçu',
  'routes.product-evaluations.title':
    'Avis des clients',
  'routes.product-questions.title':
    'Questions et réponses',
  'routes.product.title':
    'Produit',
  'routes.products.title':
    'Nos produits',
  'routes.quiz.title':
    'Quiz',
  'routes.reset-password.title':
    'Nouveau mot de passe',
  'routes.results.title':
    'Résultats de la recherche',
  'routes.signup.title':
    'Créer un compte',
  'routes.store-finder.title':
    'Trouver une pharmacie',
  'routes.withdrawal.title':
    'Droit de rétractation',
  'skip.content':
    'Aller au contenu',
  'skip.label':
    'Accès rapides',
  'skip.menu':
    'Aller au menu',
  'skip.search':
    'Aller à la recherche',
  'suggestions.empty.hint':
    'Vérifiez l’orthographe ou essayez un terme plus général.',
  'suggestions.empty.title':
    'Désolé, aucun résultat pour votre recherche.',
  'suggestions.error':
    'Une erreur est survenue.',
  'suggestions.group.about_page':
    'À propos de Veralune',
  'suggestions.group.brands':
    'Marques',
  'suggestions.group.corpo':
    'Expertises',
  'suggestions.group.needs':
    'Besoins',
  'suggestions.group.pages':
    'Conseils et innovations',
  'suggestions.group.products':
    'Produits',
  'suggestions.label':
    'Suggestions de recherche',
  'suggestions.loading':
    'Recherche en cours…',
  'suggestions.see-all':
    '{count, plural, one {Voir le résultat} other {Voir les # résultats}}',
};
