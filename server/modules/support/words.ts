import type { ModuleWords } from '#server/kernel/words.ts'

/** People with an account get a link and nothing of the answer; visitors get the answer, for they have no other place to read it. */
export const supportWords: ModuleWords = {
  'en-US': {
    supportAnswered: {
      subject: 'Your request {{number}} was answered',
      text: 'Hello {{reader}},\n\nwe have answered your request {{number}}. Sign in and open Support to read it.\n\nCarenest',
    },
    supportReply: {
      subject: 'Our answer to your question ({{number}})',
      text: 'Hello {{name}},\n\n{{text}}\n\nIf you want to ask more, write to us on our contact page and name {{number}}.\n\nCarenest',
    },
  },
  'es-ES': {
    supportAnswered: {
      subject: 'Hemos respondido a su solicitud {{number}}',
      text: 'Hola, {{reader}}:\n\nHemos respondido a su solicitud {{number}}. Inicie sesión y abra Ayuda para leer la respuesta.\n\nCarenest',
    },
    supportReply: {
      subject: 'Nuestra respuesta a su pregunta ({{number}})',
      text: 'Hola, {{name}}:\n\n{{text}}\n\nSi quiere preguntar algo más, escríbanos desde la página de contacto e indique {{number}}.\n\nCarenest',
    },
  },
  'fr-FR': {
    supportAnswered: {
      subject: 'Nous avons répondu à votre demande {{number}}',
      text: 'Bonjour {{reader}},\n\nnous avons répondu à votre demande {{number}}. Connectez-vous et ouvrez l’Aide pour lire la réponse.\n\nCarenest',
    },
    supportReply: {
      subject: 'Notre réponse à votre question ({{number}})',
      text: 'Bonjour {{name}},\n\n{{text}}\n\nPour toute autre question, écrivez-nous depuis la page de contact en indiquant {{number}}.\n\nCarenest',
    },
  },
  'de-DE': {
    supportAnswered: {
      subject: 'Ihre Anfrage {{number}} ist beantwortet',
      text: 'Guten Tag {{reader}},\n\nwir haben Ihre Anfrage {{number}} beantwortet. Melden Sie sich an und öffnen Sie „Hilfe“, um die Antwort zu lesen.\n\nCarenest',
    },
    supportReply: {
      subject: 'Unsere Antwort auf Ihre Frage ({{number}})',
      text: 'Guten Tag {{name}},\n\n{{text}}\n\nWenn Sie noch etwas wissen möchten, schreiben Sie uns über die Kontaktseite und nennen Sie {{number}}.\n\nCarenest',
    },
  },
  ar: {
    supportAnswered: {
      subject: 'أجبنا على طلبك {{number}}',
      text: 'مرحبًا {{reader}}،\n\nأجبنا على طلبك {{number}}. سجّل الدخول وافتح صفحة الدعم لقراءة الرد.\n\nCarenest',
    },
    supportReply: {
      subject: 'ردّنا على سؤالك ({{number}})',
      text: 'مرحبًا {{name}}،\n\n{{text}}\n\nإذا أردت السؤال عن شيء آخر فاكتب إلينا من صفحة الاتصال واذكر {{number}}.\n\nCarenest',
    },
  },
  'hi-IN': {
    supportAnswered: {
      subject: 'आपके अनुरोध {{number}} का उत्तर दे दिया गया है',
      text: 'नमस्ते {{reader}},\n\nहमने आपके अनुरोध {{number}} का उत्तर दे दिया है। पढ़ने के लिए साइन इन करें और सहायता खोलें।\n\nCarenest',
    },
    supportReply: {
      subject: 'आपके प्रश्न का हमारा उत्तर ({{number}})',
      text: 'नमस्ते {{name}},\n\n{{text}}\n\nकुछ और पूछना हो तो संपर्क पृष्ठ से हमें लिखें और {{number}} बताएँ।\n\nCarenest',
    },
  },
}
