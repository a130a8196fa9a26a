import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails that say a certificate was issued or cancelled; nothing of what it says. */
export const certificatesWords: ModuleWords = {
  'en-US': {
    certificateIssued: {
      subject: 'A certificate is ready for you',
      text: 'Hello {{reader}},\n\n{{name}} has issued a certificate for you. Sign in to read and download it.\n\nCarenest',
    },
    certificateCancelled: {
      subject: 'A certificate was cancelled',
      text: 'Hello {{reader}},\n\n{{name}} has cancelled a certificate that was issued for you. Sign in to see which one.\n\nCarenest',
    },
  },
  'es-ES': {
    certificateIssued: {
      subject: 'Hay un certificado para usted',
      text: 'Hola, {{reader}}:\n\n{{name}} ha emitido un certificado para usted. Inicie sesión para leerlo y descargarlo.\n\nCarenest',
    },
    certificateCancelled: {
      subject: 'Se anuló un certificado',
      text: 'Hola, {{reader}}:\n\n{{name}} ha anulado un certificado emitido para usted. Inicie sesión para ver cuál.\n\nCarenest',
    },
  },
  'fr-FR': {
    certificateIssued: {
      subject: 'Un certificat vous attend',
      text: 'Bonjour {{reader}},\n\n{{name}} a délivré un certificat pour vous. Connectez-vous pour le lire et le télécharger.\n\nCarenest',
    },
    certificateCancelled: {
      subject: 'Un certificat a été annulé',
      text: 'Bonjour {{reader}},\n\n{{name}} a annulé un certificat délivré pour vous. Connectez-vous pour voir lequel.\n\nCarenest',
    },
  },
  'de-DE': {
    certificateIssued: {
      subject: 'Eine Bescheinigung ist für Sie da',
      text: 'Hallo {{reader}},\n\n{{name}} hat eine Bescheinigung für Sie ausgestellt. Melden Sie sich an, um sie zu lesen und herunterzuladen.\n\nCarenest',
    },
    certificateCancelled: {
      subject: 'Eine Bescheinigung wurde widerrufen',
      text: 'Hallo {{reader}},\n\n{{name}} hat eine für Sie ausgestellte Bescheinigung widerrufen. Melden Sie sich an, um zu sehen, welche.\n\nCarenest',
    },
  },
  ar: {
    certificateIssued: {
      subject: 'لديك شهادة جاهزة',
      text: 'مرحبًا {{reader}}،\n\nأصدر {{name}} شهادة لك. سجّل الدخول لقراءتها وتنزيلها.\n\nCarenest',
    },
    certificateCancelled: {
      subject: 'أُلغيت شهادة',
      text: 'مرحبًا {{reader}}،\n\nألغى {{name}} شهادة صدرت لك. سجّل الدخول لمعرفة أيها.\n\nCarenest',
    },
  },
  'hi-IN': {
    certificateIssued: {
      subject: 'आपका प्रमाणपत्र तैयार है',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने आपके लिए एक प्रमाणपत्र जारी किया है। पढ़ने और डाउनलोड करने के लिए साइन इन करें।\n\nCarenest',
    },
    certificateCancelled: {
      subject: 'एक प्रमाणपत्र रद्द किया गया',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने आपके लिए जारी एक प्रमाणपत्र रद्द कर दिया है। कौन सा, यह देखने के लिए साइन इन करें।\n\nCarenest',
    },
  },
}
