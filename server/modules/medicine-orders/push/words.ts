import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen: that there is something to look at. */
export const medicineOrdersPushWords: ModuleWords = {
  'en-US': {
    medicineQuoted: { text: 'A pharmacy has answered you.' },
    medicineDeclined: { text: 'A pharmacy has answered you.' },
    medicineExpired: { text: 'The time of a request has passed.' },
    medicineStopped: { text: 'One of your orders was stopped.' },
  },
  'es-ES': {
    medicineQuoted: { text: 'Una farmacia le ha respondido.' },
    medicineDeclined: { text: 'Una farmacia le ha respondido.' },
    medicineExpired: { text: 'El plazo de una solicitud ha pasado.' },
    medicineStopped: { text: 'Uno de sus pedidos se ha detenido.' },
  },
  'fr-FR': {
    medicineQuoted: { text: 'Une pharmacie vous a répondu.' },
    medicineDeclined: { text: 'Une pharmacie vous a répondu.' },
    medicineExpired: { text: 'Le délai d’une demande est passé.' },
    medicineStopped: { text: 'L’une de vos commandes a été arrêtée.' },
  },
  'de-DE': {
    medicineQuoted: { text: 'Eine Apotheke hat Ihnen geantwortet.' },
    medicineDeclined: { text: 'Eine Apotheke hat Ihnen geantwortet.' },
    medicineExpired: { text: 'Die Zeit einer Anfrage ist vorbei.' },
    medicineStopped: { text: 'Eine Ihrer Bestellungen wurde angehalten.' },
  },
  ar: {
    medicineQuoted: { text: 'ردّت عليك صيدلية.' },
    medicineDeclined: { text: 'ردّت عليك صيدلية.' },
    medicineExpired: { text: 'مضى وقت أحد الطلبات.' },
    medicineStopped: { text: 'أُوقف أحد طلباتك.' },
  },
  'hi-IN': {
    medicineQuoted: { text: 'एक फ़ार्मेसी ने आपको जवाब दिया है।' },
    medicineDeclined: { text: 'एक फ़ार्मेसी ने आपको जवाब दिया है।' },
    medicineExpired: { text: 'एक अनुरोध का समय निकल गया।' },
    medicineStopped: { text: 'आपका एक ऑर्डर रोका गया।' },
  },
}
