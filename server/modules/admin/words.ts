import type { ModuleWords } from '#server/kernel/words.ts'
import { accountWords } from './account-words.ts'
import { refundWords } from './refund-words.ts'
import { windDownWords } from './wind-down-words.ts'

export const adminWords: ModuleWords = {
  'en-US': {
    ...accountWords['en-US'],
    ...refundWords['en-US'],
    ...windDownWords['en-US'],
    licenceVerified: {
      subject: 'Your licence is verified',
      text: 'Hello {{reader}},\n\nyour licence has been verified. Patients can find you and book visits as soon as you have set your hours:\n{{address}}\n\nCarenest',
    },
    licenceRefused: {
      subject: 'We could not verify your licence',
      text: 'Hello {{reader}},\n\nwe could not verify your licence. The reason: {{reason}}\n\nIf this can be put right, answer this mail or write to our support.\n\nCarenest',
    },
    licenceRevoked: {
      subject: 'Your licence has been revoked',
      text: 'Hello {{reader}},\n\nyour licence on Carenest has been revoked. The reason: {{reason}}\n\nPatients can neither find nor book you any more. Visits that are booked stay; please keep or cancel them.\n\nIf this can be put right, answer this mail or write to our support.\n\nCarenest',
    },
  },
  'es-ES': {
    ...accountWords['es-ES'],
    ...refundWords['es-ES'],
    ...windDownWords['es-ES'],
    licenceVerified: {
      subject: 'Su licencia está verificada',
      text: 'Hola, {{reader}}:\n\nSu licencia ha sido verificada. Los pacientes podrán encontrarle y reservar citas en cuanto fije su horario:\n{{address}}\n\nCarenest',
    },
    licenceRefused: {
      subject: 'No hemos podido verificar su licencia',
      text: 'Hola, {{reader}}:\n\nNo hemos podido verificar su licencia. Motivo: {{reason}}\n\nSi puede corregirse, responda a este correo o escriba a nuestro servicio de asistencia.\n\nCarenest',
    },
    licenceRevoked: {
      subject: 'Su licencia ha sido revocada',
      text: 'Hola, {{reader}}:\n\nSu licencia en Carenest ha sido revocada. Motivo: {{reason}}\n\nLos pacientes ya no pueden encontrarle ni reservar con usted. Las citas reservadas se mantienen; atiéndalas o cancélelas.\n\nSi puede corregirse, responda a este correo o escriba a nuestro servicio de asistencia.\n\nCarenest',
    },
  },
  'fr-FR': {
    ...accountWords['fr-FR'],
    ...refundWords['fr-FR'],
    ...windDownWords['fr-FR'],
    licenceVerified: {
      subject: 'Votre autorisation d’exercice est vérifiée',
      text: 'Bonjour {{reader}},\n\nvotre autorisation d’exercice a été vérifiée. Les patients pourront vous trouver et prendre rendez-vous dès que vous aurez indiqué vos horaires :\n{{address}}\n\nCarenest',
    },
    licenceRefused: {
      subject: 'Nous n’avons pas pu vérifier votre autorisation d’exercice',
      text: 'Bonjour {{reader}},\n\nnous n’avons pas pu vérifier votre autorisation d’exercice. Motif : {{reason}}\n\nSi cela peut être corrigé, répondez à ce message ou écrivez à notre assistance.\n\nCarenest',
    },
    licenceRevoked: {
      subject: 'Votre autorisation d’exercice a été révoquée',
      text: 'Bonjour {{reader}},\n\nvotre autorisation d’exercice sur Carenest a été révoquée. Motif : {{reason}}\n\nLes patients ne peuvent plus vous trouver ni prendre rendez-vous. Les rendez-vous déjà réservés sont maintenus ; assurez-les ou annulez-les.\n\nSi cela peut être corrigé, répondez à ce message ou écrivez à notre assistance.\n\nCarenest',
    },
  },
  'de-DE': {
    ...accountWords['de-DE'],
    ...refundWords['de-DE'],
    ...windDownWords['de-DE'],
    licenceVerified: {
      subject: 'Ihre Zulassung ist bestätigt',
      text: 'Guten Tag {{reader}},\n\nIhre Zulassung wurde bestätigt. Patienten finden Sie und können Termine buchen, sobald Sie Ihre Zeiten eingetragen haben:\n{{address}}\n\nCarenest',
    },
    licenceRefused: {
      subject: 'Wir konnten Ihre Zulassung nicht bestätigen',
      text: 'Guten Tag {{reader}},\n\nwir konnten Ihre Zulassung nicht bestätigen. Der Grund: {{reason}}\n\nLässt sich das klären, antworten Sie bitte auf diese Nachricht oder schreiben Sie unserem Support.\n\nCarenest',
    },
    licenceRevoked: {
      subject: 'Ihre Zulassung wurde widerrufen',
      text: 'Guten Tag {{reader}},\n\nIhre Zulassung bei Carenest wurde widerrufen. Der Grund: {{reason}}\n\nPatienten können Sie nicht mehr finden oder buchen. Gebuchte Termine bleiben bestehen; bitte nehmen Sie sie wahr oder sagen Sie sie ab.\n\nLässt sich das klären, antworten Sie bitte auf diese Nachricht oder schreiben Sie unserem Support.\n\nCarenest',
    },
  },
  ar: {
    ...accountWords.ar,
    ...refundWords.ar,
    ...windDownWords.ar,
    licenceVerified: {
      subject: 'تم التحقق من ترخيصك',
      text: 'مرحبًا {{reader}}،\n\nتم التحقق من ترخيصك. سيتمكن المرضى من العثور عليك وحجز المواعيد حالما تحدد أوقاتك:\n{{address}}\n\nCarenest',
    },
    licenceRefused: {
      subject: 'لم نتمكن من التحقق من ترخيصك',
      text: 'مرحبًا {{reader}}،\n\nلم نتمكن من التحقق من ترخيصك. السبب: {{reason}}\n\nإن أمكن تصحيح ذلك فأجب عن هذه الرسالة أو اكتب إلى فريق الدعم.\n\nCarenest',
    },
    licenceRevoked: {
      subject: 'أُلغي ترخيصك',
      text: 'مرحبًا {{reader}}،\n\nأُلغي ترخيصك في Carenest. السبب: {{reason}}\n\nلم يعد بإمكان المرضى العثور عليك أو الحجز لديك. المواعيد المحجوزة تبقى قائمة؛ يُرجى إتمامها أو إلغاؤها.\n\nإن أمكن تصحيح ذلك فأجب عن هذه الرسالة أو اكتب إلى فريق الدعم.\n\nCarenest',
    },
  },
  'hi-IN': {
    ...accountWords['hi-IN'],
    ...refundWords['hi-IN'],
    ...windDownWords['hi-IN'],
    licenceVerified: {
      subject: 'आपका लाइसेंस सत्यापित हो गया है',
      text: 'नमस्ते {{reader}},\n\nआपका लाइसेंस सत्यापित हो गया है। आपके समय तय करते ही मरीज़ आपको खोज सकेंगे और परामर्श बुक कर सकेंगे:\n{{address}}\n\nCarenest',
    },
    licenceRefused: {
      subject: 'हम आपका लाइसेंस सत्यापित नहीं कर सके',
      text: 'नमस्ते {{reader}},\n\nहम आपका लाइसेंस सत्यापित नहीं कर सके। कारण: {{reason}}\n\nयदि इसे ठीक किया जा सकता है तो इस मेल का उत्तर दें या हमारी सहायता टीम को लिखें।\n\nCarenest',
    },
    licenceRevoked: {
      subject: 'आपका लाइसेंस रद्द कर दिया गया है',
      text: 'नमस्ते {{reader}},\n\nCarenest पर आपका लाइसेंस रद्द कर दिया गया है। कारण: {{reason}}\n\nमरीज़ अब न आपको खोज सकते हैं, न परामर्श बुक कर सकते हैं। पहले से बुक परामर्श बने रहेंगे; कृपया उन्हें पूरा करें या रद्द करें।\n\nयदि इसे ठीक किया जा सकता है तो इस मेल का उत्तर दें या हमारी सहायता टीम को लिखें।\n\nCarenest',
    },
  },
}
