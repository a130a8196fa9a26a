import type { ModuleWords } from '#server/kernel/words.ts'

/** Pushes about no single notice. */
export const noticesPushWords: ModuleWords = {
  'en-US': {
    heldNews: { text: 'Several things happened during your quiet hours.' },
    testNotice: { text: 'This device shows notices from Carenest.' },
  },
  'es-ES': {
    heldNews: { text: 'Ocurrieron varias cosas durante sus horas de silencio.' },
    testNotice: { text: 'Este dispositivo muestra avisos de Carenest.' },
  },
  'fr-FR': {
    heldNews: { text: 'Plusieurs choses se sont passées pendant vos heures calmes.' },
    testNotice: { text: 'Cet appareil affiche les avis de Carenest.' },
  },
  'de-DE': {
    heldNews: { text: 'Während Ihrer Ruhezeit ist einiges geschehen.' },
    testNotice: { text: 'Dieses Gerät zeigt Mitteilungen von Carenest.' },
  },
  ar: {
    heldNews: { text: 'حدثت عدة أمور خلال ساعات الهدوء.' },
    testNotice: { text: 'يعرض هذا الجهاز إشعارات Carenest.' },
  },
  'hi-IN': {
    heldNews: { text: 'आपके शांत समय के दौरान कई बातें हुईं।' },
    testNotice: { text: 'यह डिवाइस Carenest की सूचनाएँ दिखाता है।' },
  },
}
