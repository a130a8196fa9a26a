import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails to those for whom a doctor who was suspended had prescribed. */
export const windDownWords: ModuleWords = {
  'en-US': {
    askAnotherDoctor: {
      subject: 'Your doctor cannot be reached on Carenest',
      text: 'Hello {{reader}},\n\n{{name}} cannot be reached on Carenest at present. What was prescribed for you stays valid. For what comes next, please ask another doctor:\n{{address}}\n\nCarenest',
    },
  },
  'de-DE': {
    askAnotherDoctor: {
      subject: 'Ihre Ärztin oder Ihr Arzt ist auf Carenest nicht erreichbar',
      text: 'Guten Tag {{reader}},\n\n{{name}} ist auf Carenest zurzeit nicht erreichbar. Was Ihnen verschrieben wurde, bleibt gültig. Wenden Sie sich für alles Weitere bitte an jemand anderen:\n{{address}}\n\nCarenest',
    },
  },
  'fr-FR': {
    askAnotherDoctor: {
      subject: 'Votre médecin n’est pas joignable sur Carenest',
      text: 'Bonjour {{reader}},\n\n{{name}} n’est pas joignable sur Carenest pour le moment. Ce qui vous a été prescrit reste valable. Pour la suite, adressez-vous à un autre médecin :\n{{address}}\n\nCarenest',
    },
  },
  'es-ES': {
    askAnotherDoctor: {
      subject: 'Su médico no está disponible en Carenest',
      text: 'Hola, {{reader}}:\n\n{{name}} no está disponible en Carenest por el momento. Lo que se le recetó sigue siendo válido. Para lo que venga después, consulte a otro médico:\n{{address}}\n\nCarenest',
    },
  },
  ar: {
    askAnotherDoctor: {
      subject: 'لا يمكن الوصول إلى طبيبك على Carenest',
      text: 'مرحبًا {{reader}}،\n\nلا يمكن الوصول إلى {{name}} على Carenest في الوقت الحالي. ما وُصف لك يبقى ساريًا. لما يأتي بعد ذلك، يُرجى استشارة طبيب آخر:\n{{address}}\n\nCarenest',
    },
  },
  'hi-IN': {
    askAnotherDoctor: {
      subject: 'आपके डॉक्टर Carenest पर उपलब्ध नहीं हैं',
      text: 'नमस्ते {{reader}},\n\n{{name}} फ़िलहाल Carenest पर उपलब्ध नहीं हैं। आपके लिए जो लिखा गया था वह मान्य रहेगा। आगे के लिए कृपया किसी दूसरे डॉक्टर से पूछें:\n{{address}}\n\nCarenest',
    },
  },
}
