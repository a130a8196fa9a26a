import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about lost animals. */
export const lostWords: ModuleWords = {
  'en-US': {
    lostAnimalSeen: {
      subject: 'Somebody has seen {{name}}',
      text: 'Hello {{reader}},\n\nsomebody says that they have seen {{name}}. Open the sighting to see where, and what they say.\n\nCarenest',
    },
  },
  'es-ES': {
    lostAnimalSeen: {
      subject: 'Alguien ha visto a {{name}}',
      text: 'Hola, {{reader}}:\n\nAlguien dice que ha visto a {{name}}. Abra el avistamiento para ver dónde y qué cuenta.\n\nCarenest',
    },
  },
  'fr-FR': {
    lostAnimalSeen: {
      subject: 'Quelqu’un a vu {{name}}',
      text: 'Bonjour {{reader}},\n\nquelqu’un dit avoir vu {{name}}. Ouvrez le signalement pour voir où, et ce qui est dit.\n\nCarenest',
    },
  },
  'de-DE': {
    lostAnimalSeen: {
      subject: 'Jemand hat {{name}} gesehen',
      text: 'Guten Tag {{reader}},\n\njemand hat {{name}} gesehen. Öffnen Sie die Meldung, um zu lesen, wo und was dazu gesagt wird.\n\nCarenest',
    },
  },
  ar: {
    lostAnimalSeen: {
      subject: 'شاهد أحدهم {{name}}',
      text: 'مرحبًا {{reader}}،\n\nيقول أحدهم إنه شاهد {{name}}. افتح البلاغ لترى أين وماذا يقول.\n\nCarenest',
    },
  },
  'hi-IN': {
    lostAnimalSeen: {
      subject: 'किसी ने {{name}} को देखा',
      text: 'नमस्ते {{reader}},\n\nकिसी ने बताया कि उसने {{name}} को देखा है। कहाँ और क्या कहा, यह देखने के लिए सूचना खोलें।\n\nCarenest',
    },
  },
}
