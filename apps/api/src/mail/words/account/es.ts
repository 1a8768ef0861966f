import type { AccountWords } from './account-words.ts';

export const accountEs: AccountWords = {
  verify: {
    title: 'Confirma tu correo electrónico',
    paragraphs: [
      'Se ha creado una cuenta de Veralune con esta dirección. Para poder iniciar sesión, confirma la dirección en un plazo de 7 días.',
    ],
    action: 'Confirmar mi dirección',
    ignore:
      '¿No has creado ninguna cuenta? Ignora este mensaje: sin confirmación, la cuenta se borrará y nadie podrá usarla.',
  },
  known: {
    title: 'Ya tienes una cuenta',
    paragraphs: [
      'Esta dirección se acaba de indicar para una cuenta de Veralune, pero ya existe una cuenta con ella. No se ha cambiado nada.',
      'Si has sido tú, inicia sesión o elige una contraseña nueva si has olvidado la tuya.',
    ],
    action: 'Elegir una contraseña nueva',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    paragraphs: [
      'Se ha solicitado una contraseña nueva para tu cuenta de Veralune. El enlace de abajo es válido durante una hora y solo se puede usar una vez.',
    ],
    action: 'Elegir una contraseña',
    ignore: '¿No has solicitado nada? Ignora este mensaje: tu contraseña sigue siendo la misma.',
  },
  unknown: {
    title: 'No hay ninguna cuenta con esta dirección',
    paragraphs: [
      'Se ha solicitado una contraseña nueva para esta dirección, pero ninguna cuenta de Veralune la utiliza.',
      'Si has sido tú, prueba con otra dirección o crea una cuenta. Si no, ignora este mensaje.',
    ],
    action: 'Crear una cuenta',
  },
  passwordChanged: {
    title: 'Tu contraseña ha cambiado',
    paragraphs: [
      'La contraseña de tu cuenta de Veralune se acaba de cambiar. Se ha cerrado la sesión en los demás dispositivos.',
      '¿No has sido tú? Elige enseguida una contraseña nueva.',
    ],
    action: 'Elegir una contraseña nueva',
  },
  emailConfirm: {
    title: 'Confirma tu nuevo correo electrónico',
    paragraphs: [
      'Esta dirección sustituirá a la anterior en una cuenta de Veralune. Confírmala en un plazo de 7 días; hasta entonces sigue valiendo la dirección anterior.',
    ],
    action: 'Confirmar mi nueva dirección',
    ignore: '¿No has solicitado nada? Ignora este mensaje: sin confirmación, no cambia nada.',
  },
  emailChanged: {
    title: 'El correo electrónico de tu cuenta ha cambiado',
    paragraphs: [
      'Tu cuenta de Veralune utiliza ahora otro correo electrónico. Este es el último mensaje sobre la cuenta que llega a la dirección anterior.',
      '¿No has sido tú? Escríbenos con el formulario de contacto de nuestro sitio.',
    ],
  },
  deleted: {
    title: 'Tu cuenta se ha eliminado',
    paragraphs: [
      'Como solicitaste, tu cuenta de Veralune y los datos que contenía se han borrado. Los documentos de tus pedidos se conservan sin tu persona mientras la ley lo exija.',
    ],
  },
};
