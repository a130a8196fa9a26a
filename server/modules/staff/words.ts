import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about working for a practice. */
export const staffWords: ModuleWords = {
  'en-US': {
    staffInvitation: {
      subject: '{{name}} invites you to work with them on Carenest',
      text: 'Hello,\n\n{{name}} invites you to join their practice on Carenest. Open this link, choose your name and a password, and you are in:\n\n{{link}}\n\nThe link works once and is good for {{days}} days. If you do not know {{name}}, you need not do anything.\n\nCarenest',
    },
    staffInvitationKnown: {
      subject: '{{name}} wants to invite you to their practice',
      text: 'Hello,\n\n{{name}} wants to invite you to join their practice on Carenest. This address has an account already, and work for a practice needs an account of its own: please give the practice another address.\n\nIf you do not know {{name}}, you need not do anything.\n\nCarenest',
    },
    staffSuspended: {
      subject: 'Your access to the practice of {{name}} is suspended',
      text: 'Hello {{reader}},\n\n{{name}} has suspended your access to their practice on Carenest, and you were signed out everywhere. If you do not know why, please ask the practice.\n\nCarenest',
    },
    staffRestored: {
      subject: 'Your access to the practice of {{name}} is back',
      text: 'Hello {{reader}},\n\n{{name}} has restored your access to their practice on Carenest. You can sign in again:\n\n{{address}}\n\nCarenest',
    },
  },
  'es-ES': {
    staffInvitation: {
      subject: '{{name}} le invita a trabajar en su consulta en Carenest',
      text: 'Hola:\n\n{{name}} le invita a unirse a su consulta en Carenest. Abra este enlace, elija su nombre y una contraseña y ya estará dentro:\n\n{{link}}\n\nEl enlace sirve una sola vez y caduca en {{days}} días. Si no conoce a {{name}}, no tiene que hacer nada.\n\nCarenest',
    },
    staffInvitationKnown: {
      subject: '{{name}} quiere invitarle a su consulta',
      text: 'Hola:\n\n{{name}} quiere invitarle a unirse a su consulta en Carenest. Esta dirección ya tiene una cuenta, y para trabajar en una consulta hace falta una cuenta propia: facilite otra dirección a la consulta.\n\nSi no conoce a {{name}}, no tiene que hacer nada.\n\nCarenest',
    },
    staffSuspended: {
      subject: 'Su acceso a la consulta de {{name}} está suspendido',
      text: 'Hola, {{reader}}:\n\n{{name}} ha suspendido su acceso a la consulta en Carenest y se ha cerrado su sesión en todos los dispositivos. Si no sabe por qué, pregunte a la consulta.\n\nCarenest',
    },
    staffRestored: {
      subject: 'Vuelve a tener acceso a la consulta de {{name}}',
      text: 'Hola, {{reader}}:\n\n{{name}} ha restablecido su acceso a la consulta en Carenest. Puede volver a iniciar sesión:\n\n{{address}}\n\nCarenest',
    },
  },
  'fr-FR': {
    staffInvitation: {
      subject: '{{name}} vous invite à travailler à son cabinet sur Carenest',
      text: 'Bonjour,\n\n{{name}} vous invite à rejoindre son cabinet sur Carenest. Ouvrez ce lien, choisissez votre nom et un mot de passe, et c’est fait :\n\n{{link}}\n\nLe lien ne sert qu’une fois et reste valable {{days}} jours. Si vous ne connaissez pas {{name}}, vous n’avez rien à faire.\n\nCarenest',
    },
    staffInvitationKnown: {
      subject: '{{name}} souhaite vous inviter à son cabinet',
      text: 'Bonjour,\n\n{{name}} souhaite vous inviter à rejoindre son cabinet sur Carenest. Cette adresse a déjà un compte, et le travail pour un cabinet demande un compte à part : indiquez une autre adresse au cabinet.\n\nSi vous ne connaissez pas {{name}}, vous n’avez rien à faire.\n\nCarenest',
    },
    staffSuspended: {
      subject: 'Votre accès au cabinet de {{name}} est suspendu',
      text: 'Bonjour {{reader}},\n\n{{name}} a suspendu votre accès à son cabinet sur Carenest et vous avez été déconnecté partout. Si vous n’en connaissez pas la raison, demandez au cabinet.\n\nCarenest',
    },
    staffRestored: {
      subject: 'Votre accès au cabinet de {{name}} est rétabli',
      text: 'Bonjour {{reader}},\n\n{{name}} a rétabli votre accès à son cabinet sur Carenest. Vous pouvez vous reconnecter :\n\n{{address}}\n\nCarenest',
    },
  },
  'de-DE': {
    staffInvitation: {
      subject: '{{name}} lädt Sie zur Mitarbeit bei Carenest ein',
      text: 'Guten Tag,\n\n{{name}} lädt Sie ein, in der Praxis bei Carenest mitzuarbeiten. Öffnen Sie diesen Link, wählen Sie Ihren Namen und ein Passwort, und Sie sind dabei:\n\n{{link}}\n\nDer Link gilt einmal und {{days}} Tage lang. Wenn Sie {{name}} nicht kennen, müssen Sie nichts tun.\n\nCarenest',
    },
    staffInvitationKnown: {
      subject: '{{name}} möchte Sie in die Praxis einladen',
      text: 'Guten Tag,\n\n{{name}} möchte Sie einladen, in der Praxis bei Carenest mitzuarbeiten. Unter dieser Adresse gibt es schon ein Konto, und die Arbeit für eine Praxis braucht ein eigenes: Bitte nennen Sie der Praxis eine andere Adresse.\n\nWenn Sie {{name}} nicht kennen, müssen Sie nichts tun.\n\nCarenest',
    },
    staffSuspended: {
      subject: 'Ihr Zugang zur Praxis {{name}} ist gesperrt',
      text: 'Guten Tag {{reader}},\n\n{{name}} hat Ihren Zugang zur Praxis bei Carenest gesperrt, und Sie wurden überall abgemeldet. Wenn Sie nicht wissen, warum, fragen Sie bitte in der Praxis nach.\n\nCarenest',
    },
    staffRestored: {
      subject: 'Ihr Zugang zur Praxis {{name}} ist wieder offen',
      text: 'Guten Tag {{reader}},\n\n{{name}} hat Ihren Zugang zur Praxis bei Carenest wieder geöffnet. Sie können sich wieder anmelden:\n\n{{address}}\n\nCarenest',
    },
  },
  ar: {
    staffInvitation: {
      subject: 'يدعوك {{name}} إلى العمل معه على Carenest',
      text: 'مرحبًا،\n\nيدعوك {{name}} إلى الانضمام إلى عيادته على Carenest. افتح هذا الرابط واختر اسمك وكلمة مرور:\n\n{{link}}\n\nيعمل الرابط مرة واحدة، ومدة صلاحيته بالأيام: {{days}}. إن كنت لا تعرف {{name}} فلا حاجة إلى فعل شيء.\n\nCarenest',
    },
    staffInvitationKnown: {
      subject: 'يريد {{name}} دعوتك إلى عيادته',
      text: 'مرحبًا،\n\nيريد {{name}} دعوتك إلى الانضمام إلى عيادته على Carenest. لهذا العنوان حساب من قبل، والعمل في عيادة يحتاج إلى حساب خاص به: أعطِ العيادة عنوانًا آخر.\n\nإن كنت لا تعرف {{name}} فلا حاجة إلى فعل شيء.\n\nCarenest',
    },
    staffSuspended: {
      subject: 'أُوقف دخولك إلى عيادة {{name}}',
      text: 'مرحبًا {{reader}}،\n\nأوقف {{name}} دخولك إلى عيادته على Carenest، وسُجّل خروجك من كل الأجهزة. إن كنت لا تعرف السبب فاسأل العيادة.\n\nCarenest',
    },
    staffRestored: {
      subject: 'عاد دخولك إلى عيادة {{name}}',
      text: 'مرحبًا {{reader}}،\n\nأعاد {{name}} دخولك إلى عيادته على Carenest. يمكنك تسجيل الدخول من جديد:\n\n{{address}}\n\nCarenest',
    },
  },
  'hi-IN': {
    staffInvitation: {
      subject: '{{name}} आपको Carenest पर अपने साथ काम करने के लिए बुलाते हैं',
      text: 'नमस्ते,\n\n{{name}} आपको Carenest पर अपने क्लिनिक से जुड़ने का निमंत्रण देते हैं। यह लिंक खोलें, अपना नाम और पासवर्ड चुनें:\n\n{{link}}\n\nलिंक एक ही बार काम करता है और {{days}} दिन तक मान्य है। यदि आप {{name}} को नहीं जानते, तो आपको कुछ नहीं करना है।\n\nCarenest',
    },
    staffInvitationKnown: {
      subject: '{{name}} आपको अपने क्लिनिक में बुलाना चाहते हैं',
      text: 'नमस्ते,\n\n{{name}} आपको Carenest पर अपने क्लिनिक से जोड़ना चाहते हैं। इस पते पर पहले से एक खाता है, और क्लिनिक के काम के लिए अलग खाता चाहिए: कृपया क्लिनिक को दूसरा पता दें।\n\nयदि आप {{name}} को नहीं जानते, तो आपको कुछ नहीं करना है।\n\nCarenest',
    },
    staffSuspended: {
      subject: '{{name}} के क्लिनिक में आपका प्रवेश रोका गया है',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने Carenest पर अपने क्लिनिक में आपका प्रवेश रोक दिया है और आपको हर जगह से साइन आउट कर दिया गया है। यदि कारण नहीं पता, तो कृपया क्लिनिक से पूछें।\n\nCarenest',
    },
    staffRestored: {
      subject: '{{name}} के क्लिनिक में आपका प्रवेश फिर खुला है',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने Carenest पर अपने क्लिनिक में आपका प्रवेश फिर खोल दिया है। आप दोबारा साइन इन कर सकते हैं:\n\n{{address}}\n\nCarenest',
    },
  },
}
