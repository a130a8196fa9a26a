import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen: that there is something to look at. */
export const recallsPushWords: ModuleWords = {
  'en-US': {
    packetRecalled: {
      text: 'Please look: something was called back.',
    },
  },
  'es-ES': {
    packetRecalled: {
      text: 'Por favor, mire: algo ha sido retirado.',
    },
  },
  'fr-FR': {
    packetRecalled: {
      text: 'À lire : un article est rappelé.',
    },
  },
  'de-DE': {
    packetRecalled: {
      text: 'Bitte nachsehen: Etwas wurde zurückgerufen.',
    },
  },
  ar: {
    packetRecalled: {
      text: 'يُرجى الاطلاع: استُدعي شيء.',
    },
  },
  'hi-IN': {
    packetRecalled: {
      text: 'कृपया देखें: कुछ वापस बुलाया गया है।',
    },
  },
}
