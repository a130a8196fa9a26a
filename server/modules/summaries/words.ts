import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails that say a summary can be read; nothing of what it says. */
export const summariesWords: ModuleWords = {
  'en-US': {
    summaryShared: {
      subject: 'The summary of your visit is ready',
      text: 'Hello {{reader}},\n\n{{name}} has written the summary of your visit on {{startsAt, instant}}. Sign in to read it.\n\nCarenest',
    },
  },
  'es-ES': {
    summaryShared: {
      subject: 'El resumen de su cita está listo',
      text: 'Hola, {{reader}}:\n\n{{name}} ha escrito el resumen de su cita del {{startsAt, instant}}. Inicie sesión para leerlo.\n\nCarenest',
    },
  },
  'fr-FR': {
    summaryShared: {
      subject: 'Le résumé de votre rendez-vous est prêt',
      text: 'Bonjour {{reader}},\n\n{{name}} a rédigé le résumé de votre rendez-vous du {{startsAt, instant}}. Connectez-vous pour le lire.\n\nCarenest',
    },
  },
  'de-DE': {
    summaryShared: {
      subject: 'Die Zusammenfassung Ihres Termins ist da',
      text: 'Hallo {{reader}},\n\n{{name}} hat die Zusammenfassung Ihres Termins vom {{startsAt, instant}} geschrieben. Melden Sie sich an, um sie zu lesen.\n\nCarenest',
    },
  },
  ar: {
    summaryShared: {
      subject: 'ملخص موعدك جاهز',
      text: 'مرحبًا {{reader}}،\n\nكتب {{name}} ملخص موعدك في {{startsAt, instant}}. سجّل الدخول لقراءته.\n\nCarenest',
    },
  },
  'hi-IN': {
    summaryShared: {
      subject: 'आपके परामर्श का सारांश तैयार है',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने {{startsAt, instant}} के आपके परामर्श का सारांश लिख दिया है। पढ़ने के लिए साइन इन करें।\n\nCarenest',
    },
  },
}
