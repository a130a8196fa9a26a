import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen: that there is something to read. */
export const summariesPushWords: ModuleWords = {
  'en-US': {
    summaryShared: { text: 'Something new is there for you to read.' },
  },
  'es-ES': {
    summaryShared: { text: 'Tiene algo nuevo para leer.' },
  },
  'fr-FR': {
    summaryShared: { text: 'Un nouveau document vous attend.' },
  },
  'de-DE': {
    summaryShared: { text: 'Es gibt etwas Neues für Sie zu lesen.' },
  },
  ar: {
    summaryShared: { text: 'هناك شيء جديد لتقرأه.' },
  },
  'hi-IN': {
    summaryShared: { text: 'आपके पढ़ने के लिए कुछ नया है।' },
  },
}
