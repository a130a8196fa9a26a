import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails that say that something happened to a prescription; nothing of what stands on it. */
export const prescriptionsWords: ModuleWords = {
  'en-US': {
    prescriptionRecheck: {
      subject: 'A prescription of yours should be looked at again',
      text: 'Hello {{reader}},\n\nthe record of {{name}} has changed, and something speaks against what you prescribed there. Sign in to read what, and replace or cancel the prescription if need be.\n\nCarenest',
    },
    prescriptionIssued: {
      subject: 'A prescription is ready for you',
      text: 'Hello {{reader}},\n\n{{name}} has issued a prescription for you. Sign in to read and download it.\n\nCarenest',
    },
    prescriptionCancelled: {
      subject: 'A prescription was cancelled',
      text: 'Hello {{reader}},\n\n{{name}} has cancelled a prescription that was issued for you. Nothing is given on it any more. Sign in to see which one.\n\nCarenest',
    },
    prescriptionRefill: {
      subject: 'A medicine for {{name}} runs out soon',
      text: 'Hello {{reader}},\n\nby what was given on the prescription for {{name}}, it lasts a few days more. It can be given again: sign in to see where and how often.\n\nCarenest',
    },
    prescriptionFilled: {
      subject: 'Something was given on your prescription',
      text: 'Hello {{reader}},\n\n{{name}} has confirmed that something was given on one of your prescriptions. Sign in to see what is left. If this was not you, tell us.\n\nCarenest',
    },
    prescriptionExpired: {
      subject: 'A prescription has expired',
      text: 'Hello {{reader}},\n\nA prescription by {{name}} has run out and can no longer be filled. Book a visit if you still need the medicine.\n\nCarenest',
    },
  },
  'es-ES': {
    prescriptionRecheck: {
      subject: 'Conviene revisar una receta suya',
      text: 'Hola, {{reader}}:\n\nLa historia de {{name}} ha cambiado y hay algo en contra de lo que recetó. Inicie sesión para leerlo y sustituya o anule la receta si hace falta.\n\nCarenest',
    },
    prescriptionIssued: {
      subject: 'Hay una receta para usted',
      text: 'Hola, {{reader}}:\n\n{{name}} ha emitido una receta para usted. Inicie sesión para leerla y descargarla.\n\nCarenest',
    },
    prescriptionCancelled: {
      subject: 'Se anuló una receta',
      text: 'Hola, {{reader}}:\n\n{{name}} ha anulado una receta emitida para usted. Ya no se dispensa nada con ella. Inicie sesión para ver cuál.\n\nCarenest',
    },
    prescriptionRefill: {
      subject: 'Un medicamento para {{name}} se acaba pronto',
      text: 'Hola, {{reader}}:\n\nSegún lo entregado con la receta para {{name}}, queda para unos días. Puede entregarse otra vez: inicie sesión para ver dónde y cuántas veces.\n\nCarenest',
    },
    prescriptionFilled: {
      subject: 'Se ha dispensado algo con su receta',
      text: 'Hola, {{reader}}:\n\n{{name}} ha confirmado una dispensación con una de sus recetas. Inicie sesión para ver lo que queda. Si no ha sido usted, avísenos.\n\nCarenest',
    },
    prescriptionExpired: {
      subject: 'Una receta ha caducado',
      text: 'Hola, {{reader}}:\n\nUna receta de {{name}} ha caducado y ya no puede dispensarse. Reserve una visita si todavía necesita el medicamento.\n\nCarenest',
    },
  },
  'fr-FR': {
    prescriptionRecheck: {
      subject: 'Une de vos ordonnances est à revoir',
      text: 'Bonjour {{reader}},\n\nLe dossier de {{name}} a changé et quelque chose s’oppose à ce que vous avez prescrit. Connectez-vous pour le lire, et remplacez ou annulez l’ordonnance si nécessaire.\n\nCarenest',
    },
    prescriptionIssued: {
      subject: 'Une ordonnance vous attend',
      text: 'Bonjour {{reader}},\n\n{{name}} a rédigé une ordonnance pour vous. Connectez-vous pour la lire et la télécharger.\n\nCarenest',
    },
    prescriptionCancelled: {
      subject: 'Une ordonnance a été annulée',
      text: 'Bonjour {{reader}},\n\n{{name}} a annulé une ordonnance rédigée pour vous. Plus rien n’est délivré avec elle. Connectez-vous pour voir laquelle.\n\nCarenest',
    },
    prescriptionRefill: {
      subject: 'Un médicament pour {{name}} sera bientôt épuisé',
      text: 'Bonjour {{reader}},\n\nd’après ce qui a été délivré sur l’ordonnance pour {{name}}, il en reste pour quelques jours. Elle peut être renouvelée : connectez-vous pour voir où et combien de fois.\n\nCarenest',
    },
    prescriptionFilled: {
      subject: 'Une délivrance a été faite sur votre ordonnance',
      text: 'Bonjour {{reader}},\n\n{{name}} a confirmé une délivrance sur l’une de vos ordonnances. Connectez-vous pour voir ce qui reste. Si ce n’était pas vous, prévenez-nous.\n\nCarenest',
    },
    prescriptionExpired: {
      subject: 'Une ordonnance est arrivée à échéance',
      text: 'Bonjour {{reader}},\n\nUne ordonnance de {{name}} n’est plus valable. Prenez rendez-vous si vous avez encore besoin du médicament.\n\nCarenest',
    },
  },
  'de-DE': {
    prescriptionRecheck: {
      subject: 'Eines Ihrer Rezepte sollte noch einmal angesehen werden',
      text: 'Hallo {{reader}},\n\ndie Akte von {{name}} hat sich geändert, und etwas spricht gegen das, was Sie verordnet haben. Melden Sie sich an, um es zu lesen, und ersetzen oder widerrufen Sie das Rezept, wenn nötig.\n\nCarenest',
    },
    prescriptionIssued: {
      subject: 'Ein Rezept ist für Sie da',
      text: 'Hallo {{reader}},\n\n{{name}} hat ein Rezept für Sie ausgestellt. Melden Sie sich an, um es zu lesen und herunterzuladen.\n\nCarenest',
    },
    prescriptionCancelled: {
      subject: 'Ein Rezept wurde widerrufen',
      text: 'Hallo {{reader}},\n\n{{name}} hat ein für Sie ausgestelltes Rezept widerrufen. Darauf wird nichts mehr abgegeben. Melden Sie sich an, um zu sehen, welches.\n\nCarenest',
    },
    prescriptionRefill: {
      subject: 'Ein Arzneimittel für {{name}} geht bald zur Neige',
      text: 'Hallo {{reader}},\n\nnach dem, was auf das Rezept für {{name}} abgegeben wurde, reicht es noch einige Tage. Es kann wieder abgegeben werden: Melden Sie sich an, um zu sehen, wo und wie oft.\n\nCarenest',
    },
    prescriptionFilled: {
      subject: 'Auf Ihr Rezept wurde etwas abgegeben',
      text: 'Hallo {{reader}},\n\n{{name}} hat bestätigt, dass auf eines Ihrer Rezepte etwas abgegeben wurde. Melden Sie sich an, um zu sehen, was noch offen ist. Wenn Sie das nicht waren, sagen Sie uns Bescheid.\n\nCarenest',
    },
    prescriptionExpired: {
      subject: 'Ein Rezept ist abgelaufen',
      text: 'Hallo {{reader}},\n\nein Rezept von {{name}} ist abgelaufen und kann nicht mehr eingelöst werden. Buchen Sie einen Termin, wenn Sie das Mittel noch brauchen.\n\nCarenest',
    },
  },
  ar: {
    prescriptionRecheck: {
      subject: 'ينبغي مراجعة وصفة من وصفاتك',
      text: 'مرحبًا {{reader}}،\n\nتغيّر سجل {{name}}، وهناك ما يعارض ما وصفتَه. سجّل الدخول لقراءته، واستبدل الوصفة أو ألغها إن لزم.\n\nCarenest',
    },
    prescriptionIssued: {
      subject: 'لديك وصفة طبية جاهزة',
      text: 'مرحبًا {{reader}}،\n\nأصدر {{name}} وصفة طبية لك. سجّل الدخول لقراءتها وتنزيلها.\n\nCarenest',
    },
    prescriptionCancelled: {
      subject: 'أُلغيت وصفة طبية',
      text: 'مرحبًا {{reader}}،\n\nألغى {{name}} وصفة طبية صدرت لك، ولن يُصرف بها شيء بعد الآن. سجّل الدخول لمعرفة أيها.\n\nCarenest',
    },
    prescriptionRefill: {
      subject: 'دواء لـ {{name}} يوشك على النفاد',
      text: 'مرحبًا {{reader}}،\n\nبحسب ما صُرف بالوصفة لـ {{name}} فهو يكفي أيامًا قليلة أخرى. يمكن صرفه مرة أخرى: سجّل الدخول لترى أين وكم مرة.\n\nCarenest',
    },
    prescriptionFilled: {
      subject: 'صُرف دواء من وصفتك',
      text: 'مرحبًا {{reader}}،\n\nأكّد {{name}} صرف دواء من إحدى وصفاتك. سجّل الدخول لمعرفة ما تبقى. إن لم تكن أنت، فأخبرنا.\n\nCarenest',
    },
    prescriptionExpired: {
      subject: 'انتهت صلاحية وصفة طبية',
      text: 'مرحبًا {{reader}}،\n\nانتهت صلاحية وصفة من {{name}} ولم يعد ممكنًا صرفها. احجز زيارة إن كنت لا تزال بحاجة إلى الدواء.\n\nCarenest',
    },
  },
  'hi-IN': {
    prescriptionRecheck: {
      subject: 'आपका एक नुस्ख़ा दोबारा देखा जाना चाहिए',
      text: 'नमस्ते {{reader}},\n\n{{name}} का रिकॉर्ड बदला है, और आपके लिखे के ख़िलाफ़ कुछ सामने आया है। पढ़ने के लिए साइन इन करें, और ज़रूरत हो तो नुस्ख़ा बदलें या रद्द करें।\n\nCarenest',
    },
    prescriptionIssued: {
      subject: 'आपका नुस्ख़ा तैयार है',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने आपके लिए नुस्ख़ा जारी किया है। पढ़ने और डाउनलोड करने के लिए साइन इन करें।\n\nCarenest',
    },
    prescriptionCancelled: {
      subject: 'एक नुस्ख़ा रद्द किया गया',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने आपके लिए जारी एक नुस्ख़ा रद्द कर दिया है। अब उस पर कोई दवा नहीं दी जाएगी। कौन सा, यह देखने के लिए साइन इन करें।\n\nCarenest',
    },
    prescriptionRefill: {
      subject: '{{name}} की दवा जल्द ख़त्म होने वाली है',
      text: 'नमस्ते {{reader}},\n\n{{name}} के पर्चे पर जो दिया गया, वह कुछ दिन और चलेगा। वह फिर दिया जा सकता है: कहाँ और कितनी बार, यह देखने के लिए साइन इन करें।\n\nCarenest',
    },
    prescriptionFilled: {
      subject: 'आपके नुस्ख़े पर दवा दी गई',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने पुष्टि की है कि आपके एक नुस्ख़े पर दवा दी गई। क्या बचा है, यह देखने के लिए साइन इन करें। अगर यह आप नहीं थे, तो हमें बताएँ।\n\nCarenest',
    },
    prescriptionExpired: {
      subject: 'एक नुस्ख़ा समाप्त हो गया',
      text: 'नमस्ते {{reader}},\n\n{{name}} के एक नुस्ख़े की अवधि समाप्त हो गई है और उस पर अब दवा नहीं मिलेगी। अगर दवा अब भी चाहिए, तो मुलाक़ात बुक करें।\n\nCarenest',
    },
  },
}
