import { accountEs } from './account/es.ts';
import type { MailWords } from './mail-words.ts';

export const es: MailWords = {
  greeting: 'Buenos días:',
  signature: 'El equipo de Veralune',
  noReply: 'Este mensaje se envía automáticamente. Te rogamos que no respondas a él.',
  reference: 'Referencia',
  sentAt: 'Enviado el',
  receivedAt: 'Recibido el',
  fields: {
    subject: 'Asunto',
    profile: 'Perfil',
    message: 'Mensaje',
    civility: 'Tratamiento',
    firstname: 'Nombre',
    lastname: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address_1: 'Dirección',
    address_2: 'Complemento de dirección',
    country: 'País',
    zipcode: 'Código postal',
    city: 'Localidad',
    origin: 'Conoció Veralune por',
    information: 'Desea recibir',
    order_number: 'Número de pedido',
    order_date: 'Fecha del pedido',
    delivery_date: 'Fecha de entrega',
    content: 'Contenido del desistimiento',
  },
  civility: { ms: 'Señora', m: 'Señor' },
  profile: {
    consumer: 'Particular',
    family_doctor: 'Médico de familia',
    health_professional: 'Otro profesional sanitario',
    gastroenterologist: 'Gastroenterólogo',
    fertility_professional: 'Profesional sanitario de fertilidad',
    pharmacist: 'Farmacéutico',
    abroad: 'Residente en el extranjero',
  },
  subject: {
    documentation: 'Solicitud de documentación',
    product: 'Información sobre un producto',
    account: 'Mi cuenta o mi pedido',
    company: 'Contacto con la empresa',
    restricted: 'Reservado a profesionales sanitarios',
    other: 'Otra pregunta',
  },
  origin: {
    MED: 'su médico',
    PHA: 'su farmacéutico',
    AMI: 'amigos o familiares',
    PRE: 'la prensa',
    INT: 'internet',
    FON: 'la fundación',
    AUT: 'otra vía',
  },
  information: { news: 'las novedades', advice: 'los consejos de salud' },
  otherCountry: 'Otro país',
  listSeparator: ', ',
  contactNotice: {
    title: (reference, subject) => `Solicitud de contacto ${reference}: ${subject}`,
    paragraphs: [
      'Ha llegado una solicitud desde el formulario de contacto. Responde a este mensaje para escribir a la persona.',
    ],
  },
  contactReceipt: {
    title: (reference) => `Hemos recibido tu solicitud ${reference}`,
    paragraphs: [
      'Gracias por escribirnos. Hemos recibido tu solicitud y te responderemos lo antes posible.',
      'Conserva la referencia que figura abajo: nos permite encontrar tu solicitud.',
    ],
  },
  withdrawalNotice: {
    title: (reference) => `Desistimiento ${reference}`,
    paragraphs: ['Una persona desiste de una compra. Ha recibido un acuse de recibo con el mismo contenido.'],
  },
  withdrawalReceipt: {
    title: (reference) => `Acuse de recibo de tu desistimiento ${reference}`,
    paragraphs: [
      'Hemos recibido tu desistimiento. Este es su contenido, con la fecha y la hora de recepción.',
      'Conserva este mensaje: demuestra que lo has enviado. Después te escribiremos sobre la devolución y el reembolso.',
    ],
  },
  newsletterConfirm: {
    title: 'Confirma tu suscripción al boletín',
    paragraphs: [
      'Esta dirección se ha inscrito en el boletín de Veralune. Para recibirlo, confirma tu suscripción en un plazo de 7 días.',
    ],
    action: 'Confirmar mi suscripción',
    ignore: '¿No la has solicitado? Ignora este mensaje: sin confirmación no recibirás nada y la dirección se borrará.',
  },
  newsletterWelcome: {
    title: 'Tu suscripción al boletín está confirmada',
    paragraphs: [
      '¡Gracias! A partir de ahora recibirás el boletín de Veralune. Puedes darte de baja en cualquier momento con el enlace de abajo.',
    ],
  },
  newsletterKnown: {
    title: 'Esta dirección ya está suscrita al boletín',
    paragraphs: [
      'Se ha solicitado una nueva suscripción al boletín de Veralune para esta dirección, que ya lo recibe. No tienes que hacer nada.',
    ],
  },
  unsubscribe: 'Darse de baja del boletín',
  stockReminder: {
    title: (product) => `${product} vuelve a estar disponible`,
    paragraphs: (product) => [`Nos pediste que te avisáramos: ${product} vuelve a estar disponible.`],
    action: 'Ver el producto',
    closing:
      'Es el único mensaje que recibirás sobre esto: ya hemos borrado tu dirección de esta lista. Si no lo pediste, alguien la escribió probablemente por error y no tienes que hacer nada.',
  },
  account: accountEs,
};
