import type { ContactFormProps } from './contact-form.tsx';
import { choices, required } from './market-lists.ts';

export const spanish: ContactFormProps = {
  state: { kind: 'ready' },
  required,
  options: {
    subject: choices(
      ['documentation', 'Pedir documentación'],
      ['product', 'Información sobre un producto'],
      ['account', 'Mi cuenta o mi pedido'],
      ['company', 'Contactar con la empresa'],
      ['professional', 'Solo para profesionales sanitarios'],
      ['other', 'Otra pregunta'],
    ),
    profile: choices(
      ['consumer', 'Particular'],
      ['doctor', 'Médico o médica de familia'],
      ['pharmacist', 'Farmacéutico o farmacéutica'],
      ['gastroenterologist', 'Especialista en aparato digestivo'],
      ['fertility', 'Profesional de la fertilidad'],
      ['other', 'Otra profesión sanitaria'],
      ['abroad', 'Vivo fuera de España'],
    ),
    civility: choices(['ms', 'Señora'], ['mr', 'Señor']),
    country: [],
    origin: choices(
      ['MED', 'Mi médico'],
      ['PHA', 'Mi farmacéutico'],
      ['AMI', 'Amigos o familia'],
      ['PRE', 'La prensa'],
      ['INT', 'Internet'],
      ['AUT', 'Otro'],
    ),
  },
  labels: {
    request: 'Tu consulta',
    person: 'Tus datos',
    fields: {
      subject: 'Asunto',
      profile: 'Eres',
      message: 'Mensaje',
      civility: 'Tratamiento',
      firstname: 'Nombre',
      lastname: 'Apellidos',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      address_1: 'Calle y número',
      address_2: 'Piso, puerta, escalera',
      zipcode: 'Código postal',
      city: 'Localidad',
      country: 'País',
      origin: '¿Cómo conociste nuestros productos?',
    },
    hints: {
      message: 'El nombre del producto y el número de lote nos ayudan a responder. No incluyas datos médicos.',
      email: 'Responderemos a esta dirección.',
      phone: 'Si prefieres que te llamemos.',
    },
    consent: (
      <>
        He leído la <a href="/proteccion-de-datos">política de protección de datos</a> y acepto que Veralune use mis
        respuestas para atender mi consulta.
      </>
    ),
    choose: 'Elegir',
    requiredNote: 'Los campos con asterisco son obligatorios.',
    submit: 'Enviar mi consulta',
  },
  protection: (
    <>
      Este formulario está protegido por reCAPTCHA: se aplican la{' '}
      <a href="https://policies.google.com/privacy">política de privacidad</a> y los{' '}
      <a href="https://policies.google.com/terms">términos del servicio</a> de Google.
    </>
  ),
};
