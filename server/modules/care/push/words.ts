import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen: that something is to be done, and neither what nor for whom. */
export const carePushWords: ModuleWords = {
  'en-US': {
    carePlanSet: { text: 'A doctor planned something for you. Sign in to see what.' },
    careComing: { text: 'Something planned comes up soon. Sign in to see what.' },
    vaccinationDue: { text: 'Something planned comes up soon. Sign in to see what.' },
    careDue: { text: 'Something is due now. Sign in to see what, and whether it is done.' },
  },
  'es-ES': {
    carePlanSet: { text: 'Un médico ha planificado algo para usted. Inicie sesión para verlo.' },
    careComing: { text: 'Se acerca algo planificado. Inicie sesión para verlo.' },
    vaccinationDue: { text: 'Se acerca algo planificado. Inicie sesión para verlo.' },
    careDue: { text: 'Hay algo que hacer ahora. Inicie sesión para ver qué es y si ya está hecho.' },
  },
  'fr-FR': {
    carePlanSet: { text: 'Un médecin a prévu quelque chose pour vous. Connectez-vous pour voir quoi.' },
    careComing: { text: 'Une chose prévue approche. Connectez-vous pour voir quoi.' },
    vaccinationDue: { text: 'Une chose prévue approche. Connectez-vous pour voir quoi.' },
    careDue: { text: 'Quelque chose est à faire maintenant. Connectez-vous pour voir quoi, et si c’est fait.' },
  },
  'de-DE': {
    carePlanSet: { text: 'Ein Arzt hat etwas für Sie geplant. Melden Sie sich an, um zu sehen, was.' },
    careComing: { text: 'Etwas Geplantes steht bald an. Melden Sie sich an, um zu sehen, was.' },
    vaccinationDue: { text: 'Etwas Geplantes steht bald an. Melden Sie sich an, um zu sehen, was.' },
    careDue: { text: 'Jetzt ist etwas fällig. Melden Sie sich an, um zu sehen, was, und ob es getan ist.' },
  },
  ar: {
    carePlanSet: { text: 'خطّط طبيب لأمر يخصك. سجّل الدخول لتراه.' },
    careComing: { text: 'يقترب موعد أمر مخطط له. سجّل الدخول لتراه.' },
    vaccinationDue: { text: 'يقترب موعد أمر مخطط له. سجّل الدخول لتراه.' },
    careDue: { text: 'حان وقت القيام بأمر ما. سجّل الدخول لترى ما هو وهل تم.' },
  },
  'hi-IN': {
    carePlanSet: { text: 'एक डॉक्टर ने आपके लिए कुछ तय किया है। देखने के लिए साइन इन करें।' },
    careComing: { text: 'तय की गई एक बात जल्द आने वाली है। देखने के लिए साइन इन करें।' },
    vaccinationDue: { text: 'तय की गई एक बात जल्द आने वाली है। देखने के लिए साइन इन करें।' },
    careDue: { text: 'अभी कुछ करने का समय है। क्या, और हो गया या नहीं, यह देखने के लिए साइन इन करें।' },
  },
}
