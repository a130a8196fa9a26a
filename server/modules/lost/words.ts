import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about lost animals. */
export const lostWords: ModuleWords = {
  'en-US': {
    finderWrote: {
      subject: 'A message about {{name}}',
      text: 'Hello {{reader}},\n\nsomebody who has seen {{name}} has written to you. Open the sighting to read it and to answer.\n\nCarenest',
    },
    chipRead: {
      subject: '{{name}} is at a vet',
      text: 'Hello {{reader}},\n\n{{doctor}} has read the chip of {{name}}. Open the profile to see where to call.\n\nCarenest',
    },
    lostAnimalSeen: {
      subject: 'Somebody has seen {{name}}',
      text: 'Hello {{reader}},\n\nsomebody says that they have seen {{name}}. Open the sighting to see where, and what they say.\n\nCarenest',
    },
  },
  'es-ES': {
    finderWrote: {
      subject: 'Un mensaje sobre {{name}}',
      text: 'Hola, {{reader}}:\n\nQuien ha visto a {{name}} le ha escrito. Abra el avistamiento para leerlo y responder.\n\nCarenest',
    },
    chipRead: {
      subject: '{{name}} está con un veterinario',
      text: 'Hola, {{reader}}:\n\n{{doctor}} ha leído el chip de {{name}}. Abra el perfil para ver dónde llamar.\n\nCarenest',
    },
    lostAnimalSeen: {
      subject: 'Alguien ha visto a {{name}}',
      text: 'Hola, {{reader}}:\n\nAlguien dice que ha visto a {{name}}. Abra el avistamiento para ver dónde y qué cuenta.\n\nCarenest',
    },
  },
  'fr-FR': {
    finderWrote: {
      subject: 'Un message au sujet de {{name}}',
      text: 'Bonjour {{reader}},\n\nune personne qui a vu {{name}} vous a écrit. Ouvrez le signalement pour lire et répondre.\n\nCarenest',
    },
    chipRead: {
      subject: '{{name}} est chez un vétérinaire',
      text: 'Bonjour {{reader}},\n\n{{doctor}} a lu la puce de {{name}}. Ouvrez le profil pour savoir où appeler.\n\nCarenest',
    },
    lostAnimalSeen: {
      subject: 'Quelqu’un a vu {{name}}',
      text: 'Bonjour {{reader}},\n\nquelqu’un dit avoir vu {{name}}. Ouvrez le signalement pour voir où, et ce qui est dit.\n\nCarenest',
    },
  },
  'de-DE': {
    finderWrote: {
      subject: 'Eine Nachricht zu {{name}}',
      text: 'Guten Tag {{reader}},\n\njemand, der {{name}} gesehen hat, schreibt Ihnen. Öffnen Sie die Meldung, um zu lesen und zu antworten.\n\nCarenest',
    },
    chipRead: {
      subject: '{{name}} ist in einer Praxis',
      text: 'Guten Tag {{reader}},\n\n{{doctor}} hat den Chip von {{name}} gelesen. Im Profil steht, wo Sie anrufen können.\n\nCarenest',
    },
    lostAnimalSeen: {
      subject: 'Jemand hat {{name}} gesehen',
      text: 'Guten Tag {{reader}},\n\njemand hat {{name}} gesehen. Öffnen Sie die Meldung, um zu lesen, wo und was dazu gesagt wird.\n\nCarenest',
    },
  },
  ar: {
    finderWrote: {
      subject: 'رسالة بشأن {{name}}',
      text: 'مرحبًا {{reader}}،\n\nكتب إليك من شاهد {{name}}. افتح البلاغ لتقرأ وترد.\n\nCarenest',
    },
    chipRead: {
      subject: '{{name}} عند طبيب بيطري',
      text: 'مرحبًا {{reader}}،\n\nقرأ {{doctor}} شريحة {{name}}. افتح صفحته لتعرف أين تتصل.\n\nCarenest',
    },
    lostAnimalSeen: {
      subject: 'شاهد أحدهم {{name}}',
      text: 'مرحبًا {{reader}}،\n\nيقول أحدهم إنه شاهد {{name}}. افتح البلاغ لترى أين وماذا يقول.\n\nCarenest',
    },
  },
  'hi-IN': {
    finderWrote: {
      subject: '{{name}} के बारे में संदेश',
      text: 'नमस्ते {{reader}},\n\n{{name}} को देखने वाले ने आपको लिखा है। पढ़ने और उत्तर देने के लिए सूचना खोलें।\n\nCarenest',
    },
    chipRead: {
      subject: '{{name}} डॉक्टर के पास है',
      text: 'नमस्ते {{reader}},\n\n{{doctor}} ने {{name}} की चिप पढ़ी है। कहाँ फ़ोन करें, यह प्रोफ़ाइल में देखें।\n\nCarenest',
    },
    lostAnimalSeen: {
      subject: 'किसी ने {{name}} को देखा',
      text: 'नमस्ते {{reader}},\n\nकिसी ने बताया कि उसने {{name}} को देखा है। कहाँ और क्या कहा, यह देखने के लिए सूचना खोलें।\n\nCarenest',
    },
  },
}
