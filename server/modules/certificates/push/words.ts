import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen: that there is something to look at. */
export const certificatesPushWords: ModuleWords = {
  'en-US': {
    certificateIssued: { text: 'Something new is there for you to read.' },
    certificateCancelled: { text: 'One of your papers has changed.' },
  },
  'es-ES': {
    certificateIssued: { text: 'Tiene algo nuevo para leer.' },
    certificateCancelled: { text: 'Uno de sus documentos ha cambiado.' },
  },
  'fr-FR': {
    certificateIssued: { text: 'Un nouveau document vous attend.' },
    certificateCancelled: { text: 'L’un de vos documents a changé.' },
  },
  'de-DE': {
    certificateIssued: { text: 'Es gibt etwas Neues für Sie zu lesen.' },
    certificateCancelled: { text: 'Eines Ihrer Papiere hat sich geändert.' },
  },
  ar: {
    certificateIssued: { text: 'هناك شيء جديد لتقرأه.' },
    certificateCancelled: { text: 'تغيّرت إحدى أوراقك.' },
  },
  'hi-IN': {
    certificateIssued: { text: 'आपके पढ़ने के लिए कुछ नया है।' },
    certificateCancelled: { text: 'आपके एक काग़ज़ में बदलाव हुआ है।' },
  },
}
