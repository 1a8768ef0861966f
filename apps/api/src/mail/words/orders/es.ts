import type { OrderWords } from './order-words.ts';

export const es: OrderWords = {
  number: 'Pedido',
  products: 'Productos',
  discount: 'Descuento',
  delivery: 'Envío',
  freeDelivery: 'gratis',
  total: 'Total',
  vat: (rate) => `incluye IVA ${rate} %`,
  expected: 'Entrega prevista',
  range: (from, to) => `entre el ${from} y el ${to}`,
  shippingAddress: 'Dirección de entrega',
  relay: 'Punto de recogida',
  carrier: 'Transportista',
  tracking: 'Número de seguimiento',
  refund: 'Importe reembolsado',
  reference: 'Referencia',
  returned: 'Productos incluidos',
  payBefore: 'Fecha límite de recepción',
  payee: 'A nombre de',
  sendCheque: 'Enviar el cheque a',
  returnTo: 'Dirección de devolución',
  gift: 'de regalo',
  toOrder: 'Ver mi pedido',
  toTracking: 'Seguir mi paquete',
  withdrawal:
    'Puedes desistir de la compra en los 14 días siguientes a la entrega, sin dar explicaciones, con «Desistir del contrato» al pie de nuestra web o en tu cuenta.',
  termsBelow: 'Guarda este correo: más abajo están completas las condiciones de tu pedido.',
  confirmation: {
    title: (number) => `Tu pedido ${number} está confirmado`,
    paragraphs: ['Gracias por tu pedido. Hemos recibido el pago y preparamos tu paquete.'],
  },
  received: {
    title: (number) => `Esperamos tu cheque para el pedido ${number}`,
    paragraphs: [
      'Gracias por tu pedido. Prepararemos tu paquete en cuanto recibamos el cheque; anota en el reverso el número del pedido.',
      'Sin el cheque antes de la fecha indicada abajo, el pedido se cancela.',
    ],
  },
  shipped: {
    title: (number) => `Tu pedido ${number} está en camino`,
    paragraphs: ['Acabamos de entregar tu paquete al transportista.'],
  },
  refunded: {
    title: (number) => `Reembolso de tu pedido ${number}`,
    paragraphs: [
      'Hemos solicitado el reembolso por el mismo medio de pago. Según tu banco, aparecerá en tu cuenta en unos días.',
    ],
  },
  withdrawn: {
    title: (number) => `Tu desistimiento del pedido ${number}`,
    paragraphs: ['Hemos recibido tu desistimiento. Conserva este mensaje: es la prueba.'],
    canceled: 'Tu paquete aún no había salido. El pedido queda cancelado y te devolvemos el importe.',
    sendBack:
      'Devuelve los productos en un plazo de 14 días, con la referencia indicada abajo dentro del paquete. Te devolveremos el importe como máximo 14 días después de tu aviso; podemos esperar a recibir los productos o una prueba de su envío.',
  },
};
