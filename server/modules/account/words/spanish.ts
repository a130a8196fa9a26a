import type { MessageWords } from '#server/kernel/words.ts'

const signature = '\n\nCarenest'

export const spanish: Readonly<Record<string, MessageWords>> = {
  registrationCode: {
    subject: '{{code}} es su código de confirmación de Carenest',
    text:
      'Hola:\n\nSu código para terminar el registro es {{code}}. Es válido diez minutos.\n\nSi no se ha registrado en Carenest, no tiene que hacer nada.' +
      signature,
  },
  registrationKnown: {
    subject: 'Ya tiene una cuenta de Carenest',
    text:
      'Hola, {{name}}:\n\nAlguien, quizá usted, ha intentado registrarse con esta dirección, que ya tiene una cuenta. Inicie sesión como siempre o pida una contraseña nueva en la página de acceso.\n\nSi no fue usted, no tiene que hacer nada.' +
      signature,
  },
  mobileCode: { text: 'Su código de acceso a Carenest es {{code}}. Es válido diez minutos. No se lo diga nunca a nadie.' },
  mobileConfirmation: { text: 'Su código para confirmar este número en Carenest es {{code}}. Es válido diez minutos.' },
  mobileMoved: {
    subject: 'Su número de móvil se ha quitado de Carenest',
    text:
      'Hola, {{name}}:\n\nOtra persona ha demostrado que su número de móvil ahora le pertenece a ella, así que se ha quitado de la cuenta de usted. Puede añadir otro en sus ajustes.' +
      signature,
  },
  resetCode: {
    subject: '{{code}} es su código para una nueva contraseña de Carenest',
    text:
      'Hola, {{name}}:\n\nSu código para fijar una contraseña nueva es {{code}}. Es válido diez minutos.\n\nSi no lo ha pedido, su contraseña sigue como está y no tiene que hacer nada.' +
      signature,
  },
  passwordChanged: {
    subject: 'Su contraseña de Carenest ha cambiado',
    text:
      'Hola, {{name}}:\n\nSu contraseña se cambió el {{at, instant}} y se cerró la sesión en los demás dispositivos.\n\nSi no fue usted, fije enseguida una contraseña nueva con «¿Ha olvidado su contraseña?» en la página de acceso.' +
      signature,
  },
  phoneUnreachable: {
    subject: 'Revise un número de teléfono de su cuenta de Carenest',
    text:
      'Hola, {{reader}}:\n\nun número de teléfono de su cuenta de Carenest no existe, así que las llamadas y los mensajes no llegan a nadie. Abra Carenest y corríjalo: lo hemos señalado.' +
      signature,
  },
  sessionEndedForSafety: {
    subject: 'Hemos cerrado la sesión de un dispositivo en su cuenta de Carenest',
    text:
      'Hola, {{reader}}:\n\nSe volvió a usar un acceso antiguo de su cuenta, lo que puede significar que alguien lo copió. Por seguridad hemos cerrado ese acceso. Vuelva a iniciar sesión y cambie su contraseña si no sabe por qué ha ocurrido.' +
      signature,
  },
}
