import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen about messages: nobody's name, nothing of what was written. */
export const chatPushWords: ModuleWords = {
  'en-US': { messageWaiting: { text: 'A message is waiting for you.' } },
  'es-ES': { messageWaiting: { text: 'Tiene un mensaje sin leer.' } },
  'fr-FR': { messageWaiting: { text: 'Un message vous attend.' } },
  'de-DE': { messageWaiting: { text: 'Eine Nachricht wartet auf Sie.' } },
  ar: { messageWaiting: { text: 'لديك رسالة في انتظارك.' } },
  'hi-IN': { messageWaiting: { text: 'आपके लिए एक संदेश आया है।' } },
}
