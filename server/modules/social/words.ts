import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about what administrators decided. The reason is theirs; nothing of what was written stands in them. */
export const socialWords: ModuleWords = {
  'en-US': {
    moderated: {
      subject: 'A decision about what you wrote on Carenest',
      text: 'Hello {{reader}},\n\nsomebody reported something of yours in the community, and an administrator has decided about it:\n\n{{reason}}\n\nOpen the feed to read what it means. You can ask for a second look there.\n\nCarenest',
    },
  },
  'es-ES': {
    moderated: {
      subject: 'Una decisión sobre lo que escribió en Carenest',
      text: 'Hola, {{reader}}:\n\nAlguien ha denunciado algo suyo en la comunidad y un administrador ha decidido:\n\n{{reason}}\n\nAbra el muro para leer qué significa. Allí puede pedir una segunda revisión.\n\nCarenest',
    },
  },
  'fr-FR': {
    moderated: {
      subject: 'Une décision sur ce que vous avez écrit sur Carenest',
      text: 'Bonjour {{reader}},\n\nquelque chose que vous avez publié dans la communauté a été signalé, et un administrateur a décidé :\n\n{{reason}}\n\nOuvrez le fil pour lire ce que cela signifie. Vous pouvez y demander un second examen.\n\nCarenest',
    },
  },
  'de-DE': {
    moderated: {
      subject: 'Eine Entscheidung über etwas, das Sie auf Carenest geschrieben haben',
      text: 'Guten Tag {{reader}},\n\nin der Gemeinschaft wurde etwas von Ihnen gemeldet, und jemand aus der Verwaltung hat darüber entschieden:\n\n{{reason}}\n\nÖffnen Sie den Feed, um zu lesen, was das bedeutet. Dort können Sie um eine zweite Prüfung bitten.\n\nCarenest',
    },
  },
  ar: {
    moderated: {
      subject: 'قرار بشأن ما كتبته في Carenest',
      text: 'مرحبًا {{reader}}،\n\nأُبلغ عن شيء لك في المجتمع، وقرّر أحد المسؤولين ما يلي:\n\n{{reason}}\n\nافتح المنشورات لتقرأ ما يعنيه ذلك. ويمكنك هناك طلب مراجعة ثانية.\n\nCarenest',
    },
  },
  'hi-IN': {
    moderated: {
      subject: 'Carenest पर आपके लिखे के बारे में निर्णय',
      text: 'नमस्ते {{reader}},\n\nसमुदाय में आपकी किसी बात की शिकायत की गई थी, और एक प्रशासक ने निर्णय लिया है:\n\n{{reason}}\n\nइसका अर्थ जानने के लिए फ़ीड खोलें। वहाँ आप दोबारा जाँच का अनुरोध कर सकते हैं।\n\nCarenest',
    },
  },
}
