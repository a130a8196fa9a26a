import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen: that there is something to look at. */
export const prescriptionsPushWords: ModuleWords = {
  'en-US': {
    prescriptionRecheck: { text: 'Something has changed that concerns what you prescribed.' },
    prescriptionIssued: { text: 'Something new is there for you to read.' },
    prescriptionCancelled: { text: 'One of your papers has changed.' },
    prescriptionRefill: { text: 'Something of yours runs out soon.' },
    prescriptionFilled: { text: 'One of your papers was used.' },
  },
  'es-ES': {
    prescriptionRecheck: { text: 'Ha cambiado algo que afecta a lo que recetó.' },
    prescriptionIssued: { text: 'Tiene algo nuevo para leer.' },
    prescriptionCancelled: { text: 'Uno de sus documentos ha cambiado.' },
    prescriptionRefill: { text: 'Algo suyo se acaba pronto.' },
    prescriptionFilled: { text: 'Se ha usado uno de sus documentos.' },
  },
  'fr-FR': {
    prescriptionRecheck: { text: 'Quelque chose a changé qui concerne ce que vous avez prescrit.' },
    prescriptionIssued: { text: 'Un nouveau document vous attend.' },
    prescriptionCancelled: { text: 'L’un de vos documents a changé.' },
    prescriptionRefill: { text: 'L’une de vos réserves s’épuise bientôt.' },
    prescriptionFilled: { text: 'L’un de vos documents a été utilisé.' },
  },
  'de-DE': {
    prescriptionRecheck: { text: 'Es hat sich etwas geändert, das Ihre Verordnung betrifft.' },
    prescriptionIssued: { text: 'Es gibt etwas Neues für Sie zu lesen.' },
    prescriptionCancelled: { text: 'Eines Ihrer Papiere hat sich geändert.' },
    prescriptionRefill: { text: 'Etwas von Ihnen geht bald zur Neige.' },
    prescriptionFilled: { text: 'Eines Ihrer Papiere wurde benutzt.' },
  },
  ar: {
    prescriptionRecheck: { text: 'تغيّر شيء يخصّ ما وصفتَه.' },
    prescriptionIssued: { text: 'هناك شيء جديد لتقرأه.' },
    prescriptionCancelled: { text: 'تغيّرت إحدى أوراقك.' },
    prescriptionRefill: { text: 'شيء يخصك يوشك على النفاد.' },
    prescriptionFilled: { text: 'استُخدمت إحدى أوراقك.' },
  },
  'hi-IN': {
    prescriptionRecheck: { text: 'कुछ बदला है जो आपके लिखे नुस्ख़े से जुड़ा है।' },
    prescriptionIssued: { text: 'आपके पढ़ने के लिए कुछ नया है।' },
    prescriptionCancelled: { text: 'आपके एक काग़ज़ में बदलाव हुआ है।' },
    prescriptionRefill: { text: 'आपका कुछ जल्द ख़त्म होने वाला है।' },
    prescriptionFilled: { text: 'आपके एक काग़ज़ का उपयोग हुआ है।' },
  },
}
