import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen about events: no title, no place. */
export const eventsPushWords: ModuleWords = {
  'en-US': {
    eventChanged: { text: 'An event you are going to has changed.' },
    eventCancelled: { text: 'An event you are going to was cancelled.' },
    eventPlaceFree: { text: 'A place at an event is yours now.' },
  },
  'es-ES': {
    eventChanged: { text: 'Ha cambiado un evento al que asiste.' },
    eventCancelled: { text: 'Se ha cancelado un evento al que asiste.' },
    eventPlaceFree: { text: 'Ahora tiene plaza en un evento.' },
  },
  'fr-FR': {
    eventChanged: { text: 'Un événement auquel vous participez a changé.' },
    eventCancelled: { text: 'Un événement auquel vous participez est annulé.' },
    eventPlaceFree: { text: 'Vous avez maintenant une place à un événement.' },
  },
  'de-DE': {
    eventChanged: { text: 'Eine Veranstaltung, zu der Sie gehen, hat sich geändert.' },
    eventCancelled: { text: 'Eine Veranstaltung, zu der Sie gehen, wurde abgesagt.' },
    eventPlaceFree: { text: 'Sie haben jetzt einen Platz bei einer Veranstaltung.' },
  },
  ar: {
    eventChanged: { text: 'تغيّرت فعالية ستحضرها.' },
    eventCancelled: { text: 'أُلغيت فعالية كنت ستحضرها.' },
    eventPlaceFree: { text: 'أصبح لك مكان في إحدى الفعاليات.' },
  },
  'hi-IN': {
    eventChanged: { text: 'जिस कार्यक्रम में आप जा रहे हैं, वह बदल गया है।' },
    eventCancelled: { text: 'जिस कार्यक्रम में आप जा रहे थे, वह रद्द हो गया है।' },
    eventPlaceFree: { text: 'एक कार्यक्रम में अब आपकी जगह पक्की है।' },
  },
}
