import type { MessageWords } from '#server/kernel/words.ts'

const signature = '\n\nCarenest'

export const french: Readonly<Record<string, MessageWords>> = {
  registrationCode: {
    subject: '{{code}} est votre code de confirmation Carenest',
    text:
      'Bonjour,\n\nvotre code pour terminer l’inscription est {{code}}. Il est valable dix minutes.\n\nSi vous ne vous êtes pas inscrit sur Carenest, vous n’avez rien à faire.' +
      signature,
  },
  registrationKnown: {
    subject: 'Vous avez déjà un compte Carenest',
    text:
      'Bonjour {{name}},\n\nquelqu’un, peut-être vous, a essayé de s’inscrire avec cette adresse, qui a déjà un compte. Connectez-vous comme d’habitude, ou demandez un nouveau mot de passe sur la page de connexion.\n\nSi ce n’était pas vous, vous n’avez rien à faire.' +
      signature,
  },
  mobileCode: {
    text: 'Votre code de connexion Carenest est {{code}}. Il est valable dix minutes. Ne le dites jamais à personne.',
  },
  mobileConfirmation: {
    text: 'Votre code pour confirmer ce numéro auprès de Carenest est {{code}}. Il est valable dix minutes.',
  },
  mobileMoved: {
    subject: 'Votre numéro de mobile a été retiré de Carenest',
    text:
      'Bonjour {{name}},\n\nquelqu’un a prouvé que votre numéro de mobile est désormais le sien ; il a donc été retiré de votre compte. Vous pouvez en ajouter un autre dans vos réglages.' +
      signature,
  },
  resetCode: {
    subject: '{{code}} est votre code pour un nouveau mot de passe Carenest',
    text:
      'Bonjour {{name}},\n\nvotre code pour choisir un nouveau mot de passe est {{code}}. Il est valable dix minutes.\n\nSi vous ne l’avez pas demandé, votre mot de passe reste le même et vous n’avez rien à faire.' +
      signature,
  },
  passwordChanged: {
    subject: 'Votre mot de passe Carenest a été modifié',
    text:
      'Bonjour {{name}},\n\nvotre mot de passe a été modifié le {{at, instant}}, et les autres appareils ont été déconnectés.\n\nSi ce n’était pas vous, choisissez aussitôt un nouveau mot de passe avec « Mot de passe oublié ? » sur la page de connexion.' +
      signature,
  },
  phoneUnreachable: {
    subject: 'Vérifiez un numéro de téléphone de votre compte Carenest',
    text:
      'Bonjour {{reader}},\n\nun numéro de téléphone de votre compte Carenest n’existe pas : les appels et les messages n’arrivent à personne. Ouvrez Carenest pour le corriger ; nous l’avons signalé.' +
      signature,
  },
  sessionEndedForSafety: {
    subject: 'Nous avons déconnecté un appareil de votre compte Carenest',
    text:
      'Bonjour {{reader}},\n\nune ancienne connexion de votre compte a été réutilisée, ce qui peut signifier que quelqu’un l’a copiée. Par sécurité, nous y avons mis fin. Veuillez vous reconnecter, et changez votre mot de passe si vous ne savez pas pourquoi cela s’est produit.' +
      signature,
  },
}
