import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about accounts, and about licences of pharmacies. */
export const accountWords: ModuleWords = {
  'en-US': {
    accountSuspended: {
      subject: 'Your Carenest account is suspended',
      text: 'Hello {{reader}},\n\nyour account has been suspended. The reason: {{reason}}\n\nYou cannot sign in, and nobody finds you on Carenest. If you think that this is a mistake, write to us:\n{{address}}\n\nCarenest',
    },
    accountRestored: {
      subject: 'Your Carenest account is open again',
      text: 'Hello {{reader}},\n\nyour account is open again, and you can sign in as before:\n{{address}}\n\nCarenest',
    },
    licenceVerifiedPharmacy: {
      subject: 'Your licence is verified',
      text: 'Hello {{reader}},\n\nyour pharmacy’s licence has been verified. People can find your goods and order from you:\n{{address}}\n\nCarenest',
    },
    licenceRefusedPharmacy: {
      subject: 'We could not verify your licence',
      text: 'Hello {{reader}},\n\nwe could not verify your pharmacy’s licence. The reason: {{reason}}\n\nIf this can be put right, answer this mail or write to our support.\n\nCarenest',
    },
    licenceRevokedPharmacy: {
      subject: 'Your licence has been revoked',
      text: 'Hello {{reader}},\n\nyour pharmacy’s licence on Carenest has been revoked. The reason: {{reason}}\n\nYour goods can neither be found nor ordered any more. Orders that are paid stay; please fulfil or reject them.\n\nCarenest',
    },
  },
  'de-DE': {
    accountSuspended: {
      subject: 'Ihr Carenest-Konto ist gesperrt',
      text: 'Guten Tag {{reader}},\n\nIhr Konto wurde gesperrt. Der Grund: {{reason}}\n\nSie können sich nicht anmelden, und niemand findet Sie auf Carenest. Halten Sie das für einen Irrtum, schreiben Sie uns:\n{{address}}\n\nCarenest',
    },
    accountRestored: {
      subject: 'Ihr Carenest-Konto ist wieder offen',
      text: 'Guten Tag {{reader}},\n\nIhr Konto ist wieder offen. Sie können sich anmelden wie zuvor:\n{{address}}\n\nCarenest',
    },
    licenceVerifiedPharmacy: {
      subject: 'Ihre Zulassung ist bestätigt',
      text: 'Guten Tag {{reader}},\n\ndie Zulassung Ihrer Apotheke wurde bestätigt. Ihre Waren können gefunden und bestellt werden:\n{{address}}\n\nCarenest',
    },
    licenceRefusedPharmacy: {
      subject: 'Wir konnten Ihre Zulassung nicht bestätigen',
      text: 'Guten Tag {{reader}},\n\nwir konnten die Zulassung Ihrer Apotheke nicht bestätigen. Der Grund: {{reason}}\n\nLässt sich das klären, antworten Sie bitte auf diese Nachricht oder schreiben Sie unserem Support.\n\nCarenest',
    },
    licenceRevokedPharmacy: {
      subject: 'Ihre Zulassung wurde widerrufen',
      text: 'Guten Tag {{reader}},\n\ndie Zulassung Ihrer Apotheke bei Carenest wurde widerrufen. Der Grund: {{reason}}\n\nIhre Waren können nicht mehr gefunden oder bestellt werden. Bezahlte Bestellungen bleiben bestehen; bitte führen Sie sie aus oder lehnen Sie sie ab.\n\nCarenest',
    },
  },
  'fr-FR': {
    accountSuspended: {
      subject: 'Votre compte Carenest est suspendu',
      text: 'Bonjour {{reader}},\n\nvotre compte a été suspendu. Motif : {{reason}}\n\nVous ne pouvez pas vous connecter et personne ne vous trouve sur Carenest. Si vous pensez qu’il s’agit d’une erreur, écrivez-nous :\n{{address}}\n\nCarenest',
    },
    accountRestored: {
      subject: 'Votre compte Carenest est rouvert',
      text: 'Bonjour {{reader}},\n\nvotre compte est rouvert. Vous pouvez vous connecter comme avant :\n{{address}}\n\nCarenest',
    },
    licenceVerifiedPharmacy: {
      subject: 'Votre licence est vérifiée',
      text: 'Bonjour {{reader}},\n\nla licence de votre pharmacie a été vérifiée. Vos produits peuvent être trouvés et commandés :\n{{address}}\n\nCarenest',
    },
    licenceRefusedPharmacy: {
      subject: 'Nous n’avons pas pu vérifier votre licence',
      text: 'Bonjour {{reader}},\n\nnous n’avons pas pu vérifier la licence de votre pharmacie. Motif : {{reason}}\n\nSi cela peut être corrigé, répondez à ce message ou écrivez à notre assistance.\n\nCarenest',
    },
    licenceRevokedPharmacy: {
      subject: 'Votre licence a été révoquée',
      text: 'Bonjour {{reader}},\n\nla licence de votre pharmacie sur Carenest a été révoquée. Motif : {{reason}}\n\nVos produits ne peuvent plus être trouvés ni commandés. Les commandes payées sont maintenues ; honorez-les ou refusez-les.\n\nCarenest',
    },
  },
  'es-ES': {
    accountSuspended: {
      subject: 'Su cuenta de Carenest está suspendida',
      text: 'Hola, {{reader}}:\n\nSu cuenta ha sido suspendida. Motivo: {{reason}}\n\nNo puede iniciar sesión y nadie le encuentra en Carenest. Si cree que es un error, escríbanos:\n{{address}}\n\nCarenest',
    },
    accountRestored: {
      subject: 'Su cuenta de Carenest vuelve a estar abierta',
      text: 'Hola, {{reader}}:\n\nSu cuenta vuelve a estar abierta y puede iniciar sesión como antes:\n{{address}}\n\nCarenest',
    },
    licenceVerifiedPharmacy: {
      subject: 'Su licencia está verificada',
      text: 'Hola, {{reader}}:\n\nLa licencia de su farmacia ha sido verificada. Sus productos pueden encontrarse y pedirse:\n{{address}}\n\nCarenest',
    },
    licenceRefusedPharmacy: {
      subject: 'No hemos podido verificar su licencia',
      text: 'Hola, {{reader}}:\n\nNo hemos podido verificar la licencia de su farmacia. Motivo: {{reason}}\n\nSi puede corregirse, responda a este correo o escriba a nuestro servicio de asistencia.\n\nCarenest',
    },
    licenceRevokedPharmacy: {
      subject: 'Su licencia ha sido revocada',
      text: 'Hola, {{reader}}:\n\nLa licencia de su farmacia en Carenest ha sido revocada. Motivo: {{reason}}\n\nSus productos ya no pueden encontrarse ni pedirse. Los pedidos pagados se mantienen; atiéndalos o rechácelos.\n\nCarenest',
    },
  },
  ar: {
    accountSuspended: {
      subject: 'حسابك في Carenest موقوف',
      text: 'مرحبًا {{reader}}،\n\nتم إيقاف حسابك. السبب: {{reason}}\n\nلا يمكنك تسجيل الدخول ولا يجدك أحد في Carenest. إن رأيت أن ذلك خطأ فاكتب إلينا:\n{{address}}\n\nCarenest',
    },
    accountRestored: {
      subject: 'حسابك في Carenest مفتوح من جديد',
      text: 'مرحبًا {{reader}}،\n\nحسابك مفتوح من جديد ويمكنك تسجيل الدخول كما كان:\n{{address}}\n\nCarenest',
    },
    licenceVerifiedPharmacy: {
      subject: 'تم التحقق من ترخيصك',
      text: 'مرحبًا {{reader}}،\n\nتم التحقق من ترخيص صيدليتك. يمكن الآن العثور على منتجاتك وطلبها:\n{{address}}\n\nCarenest',
    },
    licenceRefusedPharmacy: {
      subject: 'لم نتمكن من التحقق من ترخيصك',
      text: 'مرحبًا {{reader}}،\n\nلم نتمكن من التحقق من ترخيص صيدليتك. السبب: {{reason}}\n\nإن أمكن تصحيح ذلك فأجب عن هذه الرسالة أو اكتب إلى فريق الدعم.\n\nCarenest',
    },
    licenceRevokedPharmacy: {
      subject: 'أُلغي ترخيصك',
      text: 'مرحبًا {{reader}}،\n\nأُلغي ترخيص صيدليتك في Carenest. السبب: {{reason}}\n\nلم يعد بالإمكان العثور على منتجاتك أو طلبها. الطلبات المدفوعة تبقى قائمة؛ يُرجى تنفيذها أو رفضها.\n\nCarenest',
    },
  },
  'hi-IN': {
    accountSuspended: {
      subject: 'आपका Carenest खाता निलंबित है',
      text: 'नमस्ते {{reader}},\n\nआपका खाता निलंबित कर दिया गया है। कारण: {{reason}}\n\nआप साइन इन नहीं कर सकते और Carenest पर कोई आपको नहीं खोज सकता। यदि आपको लगता है कि यह भूल है, तो हमें लिखें:\n{{address}}\n\nCarenest',
    },
    accountRestored: {
      subject: 'आपका Carenest खाता फिर से खुला है',
      text: 'नमस्ते {{reader}},\n\nआपका खाता फिर से खुला है और आप पहले की तरह साइन इन कर सकते हैं:\n{{address}}\n\nCarenest',
    },
    licenceVerifiedPharmacy: {
      subject: 'आपका लाइसेंस सत्यापित हो गया है',
      text: 'नमस्ते {{reader}},\n\nआपकी फ़ार्मेसी का लाइसेंस सत्यापित हो गया है। लोग आपका सामान खोज और मँगा सकते हैं:\n{{address}}\n\nCarenest',
    },
    licenceRefusedPharmacy: {
      subject: 'हम आपका लाइसेंस सत्यापित नहीं कर सके',
      text: 'नमस्ते {{reader}},\n\nहम आपकी फ़ार्मेसी का लाइसेंस सत्यापित नहीं कर सके। कारण: {{reason}}\n\nयदि इसे ठीक किया जा सकता है तो इस मेल का उत्तर दें या हमारी सहायता टीम को लिखें।\n\nCarenest',
    },
    licenceRevokedPharmacy: {
      subject: 'आपका लाइसेंस रद्द कर दिया गया है',
      text: 'नमस्ते {{reader}},\n\nCarenest पर आपकी फ़ार्मेसी का लाइसेंस रद्द कर दिया गया है। कारण: {{reason}}\n\nआपका सामान अब न खोजा जा सकता है, न मँगाया जा सकता है। भुगतान किए गए ऑर्डर बने रहेंगे; कृपया उन्हें पूरा करें या अस्वीकार करें।\n\nCarenest',
    },
  },
}
