import type { OrderWords } from './order-words.ts';

export const es: OrderWords = {
  number: 'Pedido',
  products: 'Productos',
  discount: 'Descuento',
  delivery: 'Envío',
  freeDelivery: 'gratis',
  total: 'Total',
  vat: (rate) => `IVA incluido: ${rate} %`,
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
  gift: 'de regalo',
  toOrder: 'Ver mi pedido',
  toTracking: 'Seguir mi paquete',
  withdrawal:
    'Puede desistir de la compra en los 14 días siguientes a la entrega, sin dar explicaciones, con el formulario de nuestra web o desde su cuenta.',
  confirmation: {
    title: (number) => `Su pedido ${number} está confirmado`,
    paragraphs: ['Gracias por su pedido. Hemos recibido el pago y preparamos su paquete.'],
  },
  received: {
    title: (number) => `Esperamos su cheque para el pedido ${number}`,
    paragraphs: [
      'Gracias por su pedido. Prepararemos su paquete en cuanto recibamos el cheque; anote en el reverso el número del pedido.',
      'Sin el cheque antes de la fecha indicada abajo, el pedido se cancela.',
    ],
  },
  shipped: {
    title: (number) => `Su pedido ${number} está en camino`,
    paragraphs: ['Acabamos de entregar su paquete al transportista.'],
  },
  refunded: {
    title: (number) => `Reembolso de su pedido ${number}`,
    paragraphs: [
      'Hemos solicitado el reembolso por el mismo medio de pago. Según su banco, aparecerá en su cuenta en unos días.',
    ],
  },
  withdrawn: {
    title: (number) => `Su desistimiento del pedido ${number}`,
    paragraphs: ['Hemos recibido su desistimiento. Conserve este mensaje: es la prueba.'],
    canceled: 'Su paquete aún no había salido. El pedido queda cancelado y le devolvemos el importe.',
    sendBack:
      'Devuelva los productos en un plazo de 14 días, con la referencia indicada abajo dentro del paquete. Le devolveremos el importe como máximo 14 días después de la llegada de la devolución.',
  },
};
