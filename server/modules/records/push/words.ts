import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen: that somebody looked, and not at what. */
export const recordsPushWords: ModuleWords = {
  'en-US': { recordOpened: { text: 'Somebody opened something of yours. Sign in to see who.' } },
  'es-ES': { recordOpened: { text: 'Alguien ha abierto algo suyo. Inicie sesión para ver quién.' } },
  'fr-FR': { recordOpened: { text: 'Quelqu’un a ouvert l’un de vos documents. Connectez-vous pour voir qui.' } },
  'de-DE': { recordOpened: { text: 'Jemand hat etwas von Ihnen geöffnet. Melden Sie sich an, um zu sehen, wer.' } },
  ar: { recordOpened: { text: 'فتح شخص ما شيئًا يخصك. سجّل الدخول لترى من هو.' } },
  'hi-IN': { recordOpened: { text: 'किसी ने आपका कुछ खोला है। कौन, यह देखने के लिए साइन इन करें।' } },
}
