// Made from messages/*.json by `node scripts/generate.ts`. Edit the JSON, then run it again.
import type { Catalogue } from './message-arguments.ts';

export const catalogue: Catalogue = {
  'about.intro':
    'Quiénes somos, cómo trabajamos y a qué nos comprometemos.',
  'about.title':
    'Sobre Veralune',
  'app.page-title':
    '{title} - {app}',
  'app.title':
    'Veralune, laboratorio de complementos alimenticios',
  'article.children.title':
    'En este dosier',
  'article.needs.title':
    'Necesidades relacionadas',
  'articles.empty':
    'De momento no hay artículos sobre este tema.',
  'articles.intro':
    'La microbiota, las vitaminas, las plantas y el sueño, explicados con sencillez.',
  'articles.list':
    'Artículos',
  'articles.next.title':
    'Sigue leyendo',
  'articles.products.title':
    'Productos citados',
  'articles.published':
    'Publicado el {date}',
  'articles.theme.title':
    'Consejos: {theme}',
  'articles.themes.all':
    'Todos los temas',
  'articles.themes.label':
    'Temas',
  'articles.title':
    'Nuestros consejos',
  'brand.corner.title':
    'El espacio {brand}',
  'brand.others.title':
    'Nuestras otras marcas',
  'brand.products.title':
    'Los productos {brand}',
  'brand.questions.title':
    'Preguntas sobre {brand}',
  'brand.story':
    'Acerca de {brand}',
  'brands.intro':
    'Cada gama está dedicada a una familia de ingredientes o a un momento de la vida.',
  'brands.title':
    'Nuestras marcas',
  'breadcrumb.home':
    'Inicio',
  'breadcrumb.label':
    'Ruta de navegación',
  'countries.be':
    'Bélgica',
  'countries.ch':
    'Suiza',
  'countries.de':
    'Alemania',
  'countries.es':
    'España',
  'countries.it':
    'Italia',
  'errors.401.description':
    'No tienes permiso para ver esta página.',
  'errors.401.hint':
    'Si no has iniciado sesión, hazlo desde la página de acceso.',
  'errors.401.title':
    'Acceso no autorizado',
  'errors.404.description':
    'La página solicitada no existe o ya no existe.',
  'errors.404.hint':
    'También puedes usar el buscador para encontrar un producto, una necesidad o un artículo.',
  'errors.404.title':
    'No encontramos esta página',
  'errors.500.description':
    'El problema es nuestro. Vuelve a intentarlo dentro de unos instantes.',
  'errors.500.title':
    'Se ha producido un error',
  'errors.home':
    'Volver al inicio',
  'errors.page-title':
    'Página {status}',
  'expertises.intro':
    'Microbiota, micronutrición y fitonutrición: las tres disciplinas en las que se apoya nuestro laboratorio.',
  'expertises.title':
    'Nuestras competencias',
  'filters.chip':
    '{name}: {value}',
  'filters.display.in_stock':
    'Disponible',
  'filters.display.new':
    'Novedades',
  'filters.display.new_formula':
    'Nueva fórmula',
  'filters.display.special_offer':
    'Oferta especial',
  'filters.name.active_ingredient':
    'Ingrediente activo',
  'filters.name.brand':
    'Marca',
  'filters.name.diner_type':
    'Momento de la toma',
  'filters.name.display':
    'Mostrar',
  'filters.name.flavour':
    'Sabor',
  'filters.name.galenic_format':
    'Formato',
  'filters.name.need':
    'Necesidad',
  'filters.name.price':
    'Precio',
  'filters.name.sort':
    'Ordenar por',
  'filters.price.between':
    'De {min} a {max}',
  'filters.sort.price_asc':
    'Precio de menor a mayor',
  'filters.sort.price_desc':
    'Precio de mayor a menor',
  'filters.sort.relevance':
    'Relevancia',
  'footer.bcorp':
    'Empresa certificada B Corp',
  'footer.carousel.label':
    'Lo que nos importa',
  'footer.carousel.line-1':
    'Cada cepa tiene nombre propio.',
  'footer.carousel.line-2':
    'Dosis claras, sin letra pequeña.',
  'footer.carousel.line-3':
    'Cada lote se analiza antes de salir.',
  'footer.carousel.line-4':
    'Plantas dosificadas al miligramo.',
  'footer.carousel.line-5':
    'Tu farmacéutico conoce nuestras fórmulas.',
  'footer.carousel.pause':
    'Detener el texto',
  'footer.carousel.play':
    'Reanudar el texto',
  'footer.copyright':
    '© {year} Veralune. Todos los derechos reservados.',
  'footer.legals.label':
    'Información legal',
  'footer.menu.label':
    'Mapa del sitio',
  'footer.photos':
    'Imágenes sin valor contractual.',
  'footer.tagline':
    'Fermentos, vitaminas y plantas, elegidos con rigor.',
  'header.home':
    'Veralune, volver al inicio',
  'header.language.label':
    'Elegir idioma',
  'header.magazine':
    'La revista',
  'header.menu.close':
    'Cerrar el menú',
  'header.menu.label':
    'Menú principal',
  'header.menu.open':
    'Abrir el menú',
  'header.menu.submenu':
    'submenú',
  'header.search.close':
    'Cerrar el buscador',
  'header.search.label':
    'Buscar un producto, una necesidad o un artículo',
  'header.search.latest':
    'Tus últimas búsquedas',
  'header.search.open':
    'Abrir el buscador',
  'header.search.placeholder':
    'Buscar',
  'header.search.submit':
    'Buscar',
  'header.search.too-short':
    'Escribe al menos {min, number} caracteres.',
  'home.articles.all':
    'Todos los consejos',
  'home.articles.title':
    'En la revista',
  'home.brands.all':
    'Todas las marcas',
  'home.brands.title':
    'Cada marca, su especialidad',
  'home.facts.brands':
    '{count, plural, one {marca} other {marcas}}',
  'home.facts.needs':
    'necesidades del día a día',
  'home.hero.eyebrow':
    'Laboratorio de complementos alimenticios',
  'home.hero.intro':
    'Veralune desarrolla probióticos, vitaminas, minerales y extractos de plantas en los que cada dosis figura negro sobre blanco.',
  'home.hero.needs':
    'Empezar por una necesidad',
  'home.hero.products':
    'Ver los productos',
  'home.hero.title':
    'Lo vivo, estudiado con paciencia',
  'home.needs.all':
    'Todas las necesidades',
  'home.needs.title':
    '¿Qué buscas?',
  'home.new.title':
    'Novedades',
  'home.products.all':
    'Todos los productos',
  'home.products.title':
    'Para descubrir ahora',
  'home.trust.control.text':
    'Identidad, pureza y contenido se comprueban en cada lote antes de ponerlo a la venta.',
  'home.trust.control.title':
    'Lotes controlados',
  'home.trust.doses.text':
    'Indicamos la cantidad por dosis diaria y la parte de los valores de referencia, sin rodeos.',
  'home.trust.doses.title':
    'Dosis legibles',
  'home.trust.pharmacy.text':
    'Nuestras fórmulas están en las farmacias, donde alguien puede responder a tus preguntas.',
  'home.trust.pharmacy.title':
    'Un consejo cerca de ti',
  'home.trust.strains.text':
    'Cada fermento lleva su nombre completo y se cuenta al final de su vida útil, no al principio.',
  'home.trust.strains.title':
    'Cepas con nombre y apellidos',
  'home.trust.title':
    'Nuestra forma de trabajar',
  'innovations.intro':
    'Cómo seleccionamos, medimos y mejoramos lo que entra en nuestras fórmulas.',
  'innovations.title':
    'Calidad e innovación',
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
    'Volver arriba',
  'legal.food-supplement':
    'Complemento alimenticio. No superar la dosis diaria expresamente recomendada. Los complementos alimenticios no deben utilizarse como sustituto de una dieta variada y equilibrada ni de un estilo de vida saludable. Mantener fuera del alcance de los niños más pequeños.',
  'listing.categories.all':
    'Todos los productos',
  'listing.categories.label':
    'Categorías',
  'listing.count':
    '{count, plural, =0 {Ningún producto} one {# producto} other {# productos}}',
  'listing.empty.hint':
    'Quita un filtro o bórralos todos para volver a ver la selección completa.',
  'listing.empty.title':
    'Ningún producto coincide con estos filtros',
  'listing.filters.add':
    'Añadir el filtro',
  'listing.filters.clear':
    'Borrar todos los filtros',
  'listing.filters.more':
    'Ver más opciones',
  'listing.filters.remove-word':
    'Quitar el filtro',
  'listing.filters.selected':
    'Tus filtros',
  'listing.filters.title':
    'Filtrar los productos',
  'listing.intro':
    'Probióticos, vitaminas, minerales y plantas: compara nuestros complementos alimenticios y sus dosis.',
  'listing.pagination.label':
    'Páginas de resultados',
  'listing.pagination.next':
    'Página siguiente',
  'listing.pagination.page-word':
    'Página',
  'listing.pagination.previous':
    'Página anterior',
  'listing.title':
    'Todos los productos',
  'maintenance.text':
    'Estamos mejorando el sitio. Volverá a estar disponible en unos momentos.',
  'maintenance.title':
    'Un momento, volvemos enseguida',
  'meta.about.description':
    'El laboratorio Veralune: su historia, sus compromisos y su equipo.',
  'meta.advice-home.description':
    'La revista de Veralune: artículos claros sobre la microbiota, las vitaminas, las plantas, el sueño y el día a día.',
  'meta.brands.description':
    'Descubre las marcas de Veralune: probióticos, micronutrición, plantas estandarizadas, sueño, vida de la mujer, articulaciones y esfuerzo.',
  'meta.category.description':
    '{category}: nuestros complementos alimenticios, sus ingredientes y sus dosis.',
  'meta.expertises.description':
    'Microbiota, micronutrición y fitonutrición: las áreas de competencia del laboratorio Veralune.',
  'meta.home.description':
    'Veralune desarrolla complementos alimenticios a base de probióticos, vitaminas, minerales y plantas, con dosis claramente indicadas. Disponibles en las farmacias de España.',
  'meta.home.title':
    'Probióticos, micronutrición y plantas',
  'meta.innovations.description':
    'Selección de cepas, control de lotes, extracción de plantas: la calidad y la investigación en Veralune.',
  'meta.needs.description':
    'Digestión, vitalidad, sueño, vida de la mujer, movimiento, belleza: encuentra los complementos alimenticios para tu necesidad.',
  'meta.product-questions.description':
    'Respuestas a las preguntas frecuentes sobre {product}: toma, composición y conservación.',
  'meta.products.description':
    'Todos los complementos alimenticios de Veralune, con filtros por necesidad, ingrediente, formato o sabor. Composición y dosis en detalle.',
  'meta.products.page':
    '{title}, página {page, number}',
  'meta.results.description':
    'Busca en los productos, las necesidades y los artículos de Veralune.',
  'need.articles.title':
    'Para leer sobre este tema',
  'need.children.title':
    'Más en concreto',
  'need.others.title':
    'En el mismo ámbito',
  'need.products.all':
    'Ver todos estos productos',
  'need.products.title':
    'Productos para esta necesidad',
  'needs.group':
    'Todo sobre {need}',
  'needs.intro':
    'Parte de lo que buscas: te mostramos las fórmulas y los artículos relacionados.',
  'needs.on-this-page':
    'En esta página',
  'needs.title':
    'Tus necesidades',
  'product-questions.back':
    'Volver al producto',
  'product-questions.count':
    '{count, plural, =0 {Ninguna pregunta} one {# pregunta} other {# preguntas}}',
  'product-questions.empty':
    'Todavía no hay preguntas sobre este producto.',
  'product-questions.more.text':
    'Tu médico o tu farmacéutico conoce tu caso y puede responderte.',
  'product-questions.more.title':
    '¿No encuentras tu pregunta?',
  'product-questions.title':
    'Preguntas y respuestas sobre {product}',
  'product.actives.title':
    'Ingredientes activos',
  'product.articles.title':
    'Para saber más',
  'product.badge.new':
    'Novedad',
  'product.badge.new_formula':
    'Nueva fórmula',
  'product.badge.out_of_stock':
    'Agotado',
  'product.badge.special_offer':
    'Oferta especial',
  'product.claims.title':
    'Qué aportan sus nutrientes',
  'product.composition.title':
    'Composición',
  'product.conservation.title':
    'Conservación',
  'product.description.title':
    'El producto en pocas palabras',
  'product.documents.size':
    'PDF, {kilobytes, number} kB',
  'product.documents.title':
    'Documentos',
  'product.dose.title':
    'Dosis diaria',
  'product.duration.days':
    '{count, plural, one {# día} other {# días}}',
  'product.duration.label':
    'Duración',
  'product.facts.title':
    '¿Cómo se toma?',
  'product.flavours.title':
    'Sabores',
  'product.format.title':
    'Formato',
  'product.gallery.item':
    'Imagen',
  'product.gallery.title':
    'Imágenes del producto',
  'product.ingredients.title':
    'Ingredientes',
  'product.moments.title':
    'Cuándo tomarlo',
  'product.needs.title':
    'Para qué necesidades',
  'product.nutrition.caption':
    'Contenido por {dose}',
  'product.nutrition.column.amount':
    'Por dosis diaria',
  'product.nutrition.column.nutrient':
    'Nutriente',
  'product.nutrition.column.reference':
    '% VRN*',
  'product.nutrition.footnote':
    '* VRN: valores de referencia de nutrientes. Ingesta de referencia de un adulto medio: 8400 kJ / 2000 kcal.',
  'product.nutrition.no-reference':
    'Sin valor de referencia',
  'product.on-this-page':
    'En esta página',
  'product.packaging.content':
    'Contenido neto',
  'product.packaging.size':
    'Presentación',
  'product.packaging.title':
    'Presentaciones',
  'product.precautions.title':
    'Precauciones',
  'product.price.before':
    'Precio recomendado',
  'product.price.label':
    'Precio',
  'product.questions.link':
    '{count, plural, =0 {Ninguna pregunta} one {Ver la pregunta y su respuesta} other {Ver las # preguntas y respuestas}}',
  'product.questions.title':
    'Tus preguntas sobre este producto',
  'product.related.title':
    'También te puede interesar',
  'product.stock.in':
    'Disponible',
  'product.stock.out':
    'Temporalmente agotado',
  'product.usage.title':
    'Modo de empleo y consejos',
  'product.volume.value':
    '{millilitres, number} ml',
  'product.weight.value':
    '{grams, number} g',
  'product.where.text':
    'En farmacias. Si no lo tienen, tu farmacéutico puede pedirlo al mayorista y recibirlo en un plazo de 48 horas.',
  'product.where.title':
    'Dónde encontrarlo',
  'results.again':
    'Hacer otra búsqueda',
  'results.count':
    '{count, plural, =0 {Ningún resultado} one {# resultado encontrado} other {# resultados encontrados}}',
  'results.empty.hint':
    'Revisa la ortografía o prueba con una palabra más corta o más general.',
  'results.empty.title':
    'Lo sentimos, no hay resultados para «{terms}»',
  'results.title':
    'Resultados de la búsqueda',
  'results.title.terms':
    'Resultados para «{terms}»',
  'routes.about.title':
    'Sobre Veralune',
  'routes.advice-home.title':
    'Nuestros consejos',
  'routes.advice-theme.title':
    'Tema',
  'routes.advice.title':
    'Consejo',
  'routes.advisor.title':
    '¿Quién puede aconsejarte?',
  'routes.brand.title':
    'Marca',
  'routes.brands.title':
    'Nuestras marcas',
  'routes.cart.title':
    'Mi cesta',
  'routes.checkout-confirmation.title':
    'Pedido confirmado',
  'routes.checkout-delivery.title':
    'Entrega',
  'routes.checkout-error.title':
    'Pedido no completado',
  'routes.checkout-payment.title':
    'Pago',
  'routes.checkout-recap.title':
    'Resumen',
  'routes.contact-confirmation.title':
    'Confirmación',
  'routes.contact.title':
    'Contacto',
  'routes.corner.title':
    'El espacio de la marca',
  'routes.expertise.title':
    'Competencia',
  'routes.expertises.title':
    'Nuestras competencias',
  'routes.forgot-password.title':
    'Contraseña olvidada',
  'routes.help.title':
    'Tu ayuda en línea',
  'routes.home.title':
    'Inicio',
  'routes.information.title':
    'Información',
  'routes.innovation.title':
    'Innovación',
  'routes.innovations.title':
    'Calidad e innovación',
  'routes.login.title':
    'Iniciar sesión',
  'routes.maintenance.title':
    'Sitio en mantenimiento',
  'routes.my-account.title':
    'Mi cuenta',
  'routes.my-addresses.title':
    'Mis direcciones',
  'routes.my-favourites.title':
    'Mis productos favoritos',
  'routes.my-information.title':
    'Mis datos personales',
  'routes.my-login.title':
    'Mis datos de acceso',
  'routes.my-order.title':
    'Detalle del pedido',
  'routes.my-orders.title':
    'Mis pedidos',
  'routes.my-pharmacies.title':
    'Mis farmacias favoritas',
  'routes.my-profile.title':
    'Mi perfil y mis suscripciones',
  'routes.need.title':
    'Necesidad',
  'routes.needs.title':
    'Tus necesidades',
  'routes.news.title':
    'Novedades',
  'routes.newsletter-confirmation.title':
    'Confirmación',
  'routes.newsletter.title':
    'Boletín',
  'routes.page.title':
    'Página',
  'routes.preview.title':
    'Vista previa',
  'routes.product-evaluations.title':
    'Opiniones de clientes',
  'routes.product-questions.title':
    'Preguntas y respuestas',
  'routes.product.title':
    'Producto',
  'routes.products.title':
    'Nuestros productos',
  'routes.quiz.title':
    'Test',
  'routes.reset-password.title':
    'Nueva contraseña',
  'routes.results.title':
    'Resultados de la búsqueda',
  'routes.signup.title':
    'Crear una cuenta',
  'routes.store-finder.title':
    'Encontrar una farmacia',
  'routes.withdrawal.title':
    'Derecho de desistimiento',
  'skip.content':
    'Ir al contenido',
  'skip.label':
    'Accesos rápidos',
  'skip.menu':
    'Ir al menú',
  'skip.search':
    'Ir al buscador',
  'suggestions.empty.hint':
    'Revisa la ortografía o prueba con un término más general.',
  'suggestions.empty.title':
    'Lo sentimos, no hay resultados para tu búsqueda.',
  'suggestions.error':
    'Se ha producido un error.',
  'suggestions.group.about_page':
    'Sobre Veralune',
  'suggestions.group.brands':
    'Marcas',
  'suggestions.group.corpo':
    'Competencias',
  'suggestions.group.needs':
    'Necesidades',
  'suggestions.group.pages':
    'Consejos e innovaciones',
  'suggestions.group.products':
    'Productos',
  'suggestions.label':
    'Sugerencias de búsqueda',
  'suggestions.loading':
    'Buscando…',
  'suggestions.see-all':
    '{count, plural, one {Ver el resultado} other {Ver los # resultados}}',
};
