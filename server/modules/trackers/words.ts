import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about trackers. */
export const trackersWords: ModuleWords = {
  'en-US': {
    petLeftZone: {
      subject: '{{pet}} has left “{{zone}}”',
      text: 'Hello {{reader}},\n\n{{pet}} has left the safe zone “{{zone}}”. Open the map to see where {{pet}} is now.\n\nCarenest',
    },
  },
  'es-ES': {
    petLeftZone: {
      subject: '{{pet}} ha salido de «{{zone}}»',
      text: 'Hola, {{reader}}:\n\n{{pet}} ha salido de la zona segura «{{zone}}». Abra el mapa para ver dónde está {{pet}} ahora.\n\nCarenest',
    },
  },
  'fr-FR': {
    petLeftZone: {
      subject: '{{pet}} a quitté « {{zone}} »',
      text: 'Bonjour {{reader}},\n\n{{pet}} a quitté la zone sûre « {{zone}} ». Ouvrez la carte pour voir où se trouve {{pet}}.\n\nCarenest',
    },
  },
  'de-DE': {
    petLeftZone: {
      subject: '{{pet}} hat „{{zone}}“ verlassen',
      text: 'Guten Tag {{reader}},\n\n{{pet}} hat die sichere Zone „{{zone}}“ verlassen. Öffnen Sie die Karte, um zu sehen, wo {{pet}} jetzt ist.\n\nCarenest',
    },
  },
  ar: {
    petLeftZone: {
      subject: 'غادر {{pet}} «{{zone}}»',
      text: 'مرحبًا {{reader}}،\n\nغادر {{pet}} المنطقة الآمنة «{{zone}}». افتح الخريطة لترى أين {{pet}} الآن.\n\nCarenest',
    },
  },
  'hi-IN': {
    petLeftZone: {
      subject: '{{pet}} “{{zone}}” से बाहर चला गया',
      text: 'नमस्ते {{reader}},\n\n{{pet}} सुरक्षित क्षेत्र “{{zone}}” से बाहर चला गया है। {{pet}} अभी कहाँ है, यह देखने के लिए नक्शा खोलें।\n\nCarenest',
    },
  },
}
