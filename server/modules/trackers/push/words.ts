import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen about trackers: no name, no place. */
export const trackersPushWords: ModuleWords = {
  'en-US': {
    petLeftZone: { text: 'An animal of yours has left a safe zone.' },
    petEnteredZone: { text: 'An animal of yours is back in a safe zone.' },
    escapeRehearsal: { text: 'Rehearsal: this is how you would be told that an animal has left.' },
    trackerLate: { text: 'A tracker has not been heard of for a while.' },
    trackerBattery: { text: 'The battery of a tracker is low.' },
  },
  'es-ES': {
    petLeftZone: { text: 'Un animal suyo ha salido de una zona segura.' },
    petEnteredZone: { text: 'Un animal suyo ha vuelto a una zona segura.' },
    escapeRehearsal: { text: 'Ensayo: así se le avisaría de que un animal ha salido.' },
    trackerLate: { text: 'Hace rato que no se sabe de un localizador.' },
    trackerBattery: { text: 'La batería de un localizador está baja.' },
  },
  'fr-FR': {
    petLeftZone: { text: 'Un de vos animaux a quitté une zone sûre.' },
    petEnteredZone: { text: 'Un de vos animaux est revenu dans une zone sûre.' },
    escapeRehearsal: { text: 'Exercice : c’est ainsi que vous seriez prévenu d’une fugue.' },
    trackerLate: { text: 'Une balise n’a plus donné signe depuis un moment.' },
    trackerBattery: { text: 'La batterie d’une balise est faible.' },
  },
  'de-DE': {
    petLeftZone: { text: 'Ein Tier von Ihnen hat eine sichere Zone verlassen.' },
    petEnteredZone: { text: 'Ein Tier von Ihnen ist zurück in einer sicheren Zone.' },
    escapeRehearsal: { text: 'Probe: So würden Sie erfahren, dass ein Tier fort ist.' },
    trackerLate: { text: 'Ein Tracker hat sich länger nicht gemeldet.' },
    trackerBattery: { text: 'Der Akku eines Trackers ist schwach.' },
  },
  ar: {
    petLeftZone: { text: 'غادر حيوان لك منطقة آمنة.' },
    petEnteredZone: { text: 'عاد حيوان لك إلى منطقة آمنة.' },
    escapeRehearsal: { text: 'تجربة: هكذا ستُبلَّغ بأن حيوانًا غادر.' },
    trackerLate: { text: 'لم يصل شيء من أحد المتعقبات منذ مدة.' },
    trackerBattery: { text: 'بطارية أحد المتعقبات منخفضة.' },
  },
  'hi-IN': {
    petLeftZone: { text: 'आपका एक पालतू सुरक्षित क्षेत्र से बाहर चला गया है।' },
    petEnteredZone: { text: 'आपका एक पालतू सुरक्षित क्षेत्र में लौट आया है।' },
    escapeRehearsal: { text: 'अभ्यास: किसी पालतू के निकल जाने की सूचना आपको ऐसे मिलेगी।' },
    trackerLate: { text: 'एक ट्रैकर से कुछ समय से कोई ख़बर नहीं आई।' },
    trackerBattery: { text: 'एक ट्रैकर की बैटरी कम है।' },
  },
}
