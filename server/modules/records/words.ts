import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails that say a doctor without a visit opened a record; nothing of what it holds, and not the reason. */
export const recordsWords: ModuleWords = {
  'en-US': {
    recordOpened: {
      subject: 'A doctor opened a record of yours',
      text: 'Hello {{reader}},\n\n{{name}}, who had no visit with you here, opened a health record of yours and gave a reason. The record is open to them for 24 hours. Sign in to read the reason, and to ask about it.\n\nCarenest',
    },
  },
  'es-ES': {
    recordOpened: {
      subject: 'Un médico ha abierto uno de sus historiales',
      text: 'Hola, {{reader}}:\n\n{{name}}, que no ha tenido ninguna cita con usted aquí, ha abierto uno de sus historiales indicando un motivo. Podrá consultarlo durante 24 horas. Inicie sesión para leer el motivo y preguntar por él.\n\nCarenest',
    },
  },
  'fr-FR': {
    recordOpened: {
      subject: 'Un médecin a ouvert l’un de vos dossiers',
      text: 'Bonjour {{reader}},\n\n{{name}}, qui n’a eu aucun rendez-vous avec vous ici, a ouvert l’un de vos dossiers de santé en indiquant un motif. Le dossier lui est ouvert pendant 24 heures. Connectez-vous pour lire le motif et poser une question.\n\nCarenest',
    },
  },
  'de-DE': {
    recordOpened: {
      subject: 'Ein Arzt hat eine Ihrer Akten geöffnet',
      text: 'Hallo {{reader}},\n\n{{name}} hatte hier keinen Termin mit Ihnen und hat eine Ihrer Gesundheitsakten mit Angabe eines Grundes geöffnet. Die Akte ist dort 24 Stunden lang einsehbar. Melden Sie sich an, um den Grund zu lesen und nachzufragen.\n\nCarenest',
    },
  },
  ar: {
    recordOpened: {
      subject: 'فتح طبيب أحد سجلاتك',
      text: 'مرحبًا {{reader}}،\n\nفتح {{name}} أحد سجلاتك الصحية مع ذكر السبب، ولم يكن له موعد معك هنا. يبقى السجل مفتوحًا له 24 ساعة. سجّل الدخول لقراءة السبب والسؤال عنه.\n\nCarenest',
    },
  },
  'hi-IN': {
    recordOpened: {
      subject: 'एक डॉक्टर ने आपका एक रिकॉर्ड खोला',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने, जिनके साथ यहाँ आपका कोई परामर्श नहीं हुआ, कारण बताकर आपका एक स्वास्थ्य रिकॉर्ड खोला है। यह रिकॉर्ड उनके लिए 24 घंटे खुला रहेगा। कारण पढ़ने और उसके बारे में पूछने के लिए साइन इन करें।\n\nCarenest',
    },
  },
}
