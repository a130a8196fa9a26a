import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails that say that something happened to a prescription; nothing of what stands on it. */
export const prescriptionsWords: ModuleWords = {
  'en-US': {
    prescriptionOnHold: {
      subject: 'A prescription is on hold: don’t take the medicine for now',
      text: 'Hello {{reader}},\n\nthe record of {{name}} now warns against a medicine that was prescribed. Sign in to see which one before the next dose. The doctor has been asked to decide, and pharmacies dispense nothing until then.\n\nCarenest',
    },
    prescriptionKept: {
      subject: 'Your doctor has decided: the prescription continues',
      text: 'Hello {{reader}},\n\n{{name}} has looked at the warning about your prescription and keeps it. Sign in to read why.\n\nCarenest',
    },
    prescriptionStopped: {
      subject: 'Your doctor has stopped a medicine',
      text: 'Hello {{reader}},\n\n{{name}} has stopped a medicine that was prescribed. Don’t take any more of it. Sign in to see which one and why.\n\nCarenest',
    },
    prescriptionRecheck: {
      subject: 'Your decision is needed on a prescription',
      text: 'Hello {{reader}},\n\nthe record of {{name}} now warns against what you prescribed. Pharmacies, refills and regular deliveries are on hold until you keep, stop or replace it. Sign in to read why.\n\nCarenest',
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
    prescriptionOnHold: {
      subject: 'Una receta está en espera: no tome el medicamento por ahora',
      text: 'Hola, {{reader}}:\n\nLa historia de {{name}} advierte ahora contra un medicamento recetado. Inicie sesión para ver cuál antes de la próxima dosis. Se ha pedido al médico que decida y hasta entonces las farmacias no dispensan nada.\n\nCarenest',
    },
    prescriptionKept: {
      subject: 'Su médico ha decidido: la receta sigue',
      text: 'Hola, {{reader}}:\n\n{{name}} ha revisado la advertencia sobre su receta y la mantiene. Inicie sesión para leer el motivo.\n\nCarenest',
    },
    prescriptionStopped: {
      subject: 'Su médico ha suspendido un medicamento',
      text: 'Hola, {{reader}}:\n\n{{name}} ha suspendido un medicamento recetado. No tome más. Inicie sesión para ver cuál y por qué.\n\nCarenest',
    },
    prescriptionRecheck: {
      subject: 'Hace falta su decisión sobre una receta',
      text: 'Hola, {{reader}}:\n\nLa historia de {{name}} advierte ahora contra lo que recetó. Farmacias, repeticiones y entregas periódicas quedan en espera hasta que la mantenga, suspenda o sustituya. Inicie sesión para leer el motivo.\n\nCarenest',
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
    prescriptionOnHold: {
      subject: 'Une ordonnance est suspendue : ne prenez pas le médicament pour l’instant',
      text: 'Bonjour {{reader}},\n\nLe dossier de {{name}} met désormais en garde contre un médicament prescrit. Connectez-vous pour voir lequel avant la prochaine prise. Le médecin doit décider, et les pharmacies ne délivrent rien d’ici là.\n\nCarenest',
    },
    prescriptionKept: {
      subject: 'Votre médecin a décidé : l’ordonnance continue',
      text: 'Bonjour {{reader}},\n\n{{name}} a examiné l’alerte sur votre ordonnance et la maintient. Connectez-vous pour lire pourquoi.\n\nCarenest',
    },
    prescriptionStopped: {
      subject: 'Votre médecin a arrêté un médicament',
      text: 'Bonjour {{reader}},\n\n{{name}} a arrêté un médicament prescrit. N’en prenez plus. Connectez-vous pour voir lequel et pourquoi.\n\nCarenest',
    },
    prescriptionRecheck: {
      subject: 'Votre décision est attendue sur une ordonnance',
      text: 'Bonjour {{reader}},\n\nLe dossier de {{name}} met désormais en garde contre votre prescription. Pharmacies, renouvellements et livraisons régulières sont suspendus jusqu’à ce que vous la mainteniez, l’arrêtiez ou la remplaciez. Connectez-vous pour lire pourquoi.\n\nCarenest',
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
    prescriptionOnHold: {
      subject: 'Ein Rezept ist angehalten: Nehmen Sie das Mittel vorerst nicht',
      text: 'Hallo {{reader}},\n\ndie Akte von {{name}} warnt jetzt vor einem verschriebenen Arzneimittel. Melden Sie sich vor der nächsten Einnahme an, um zu sehen, vor welchem. Die Praxis wurde um eine Entscheidung gebeten; bis dahin geben Apotheken nichts ab.\n\nCarenest',
    },
    prescriptionKept: {
      subject: 'Ihre Praxis hat entschieden: Das Rezept gilt weiter',
      text: 'Hallo {{reader}},\n\n{{name}} hat die Warnung zu Ihrem Rezept geprüft und hält daran fest. Melden Sie sich an, um den Grund zu lesen.\n\nCarenest',
    },
    prescriptionStopped: {
      subject: 'Ihre Praxis hat ein Arzneimittel abgesetzt',
      text: 'Hallo {{reader}},\n\n{{name}} hat ein verschriebenes Arzneimittel abgesetzt. Nehmen Sie nichts mehr davon. Melden Sie sich an, um zu sehen, welches und warum.\n\nCarenest',
    },
    prescriptionRecheck: {
      subject: 'Zu einem Rezept ist Ihre Entscheidung nötig',
      text: 'Hallo {{reader}},\n\ndie Akte von {{name}} warnt jetzt vor dem, was Sie verordnet haben. Apotheken, Wiederholungen und regelmäßige Lieferungen sind angehalten, bis Sie daran festhalten, es absetzen oder ersetzen. Melden Sie sich an, um den Grund zu lesen.\n\nCarenest',
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
    prescriptionOnHold: {
      subject: 'وصفة معلّقة: لا تتناول الدواء الآن',
      text: 'مرحبًا {{reader}}،\n\nيحذّر سجل {{name}} الآن من دواء موصوف. سجّل الدخول لمعرفة أيّ دواء قبل الجرعة التالية. طُلب من الطبيب أن يقرر، ولن تصرف الصيدليات شيئًا حتى ذلك الحين.\n\nCarenest',
    },
    prescriptionKept: {
      subject: 'قرّر طبيبك: الوصفة مستمرة',
      text: 'مرحبًا {{reader}}،\n\nراجع {{name}} التحذير بشأن وصفتك وأبقى عليها. سجّل الدخول لقراءة السبب.\n\nCarenest',
    },
    prescriptionStopped: {
      subject: 'أوقف طبيبك دواءً',
      text: 'مرحبًا {{reader}}،\n\nأوقف {{name}} دواءً موصوفًا. لا تتناول المزيد منه. سجّل الدخول لمعرفة أيّ دواء ولماذا.\n\nCarenest',
    },
    prescriptionRecheck: {
      subject: 'قرارك مطلوب بشأن وصفة',
      text: 'مرحبًا {{reader}}،\n\nيحذّر سجل {{name}} الآن مما وصفتَه. الصيدليات وإعادة الصرف والتوصيل المنتظم معلّقة حتى تُبقي الوصفة أو توقفها أو تستبدلها. سجّل الدخول لقراءة السبب.\n\nCarenest',
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
    prescriptionOnHold: {
      subject: 'एक नुस्ख़ा रुका है: फ़िलहाल दवा न लें',
      text: 'नमस्ते {{reader}},\n\n{{name}} का रिकॉर्ड अब लिखी गई एक दवा के ख़िलाफ़ चेतावनी देता है। अगली ख़ुराक से पहले साइन इन करके देखें कि कौन सी। डॉक्टर से फ़ैसला माँगा गया है; तब तक दवा की दुकानें कुछ नहीं देंगी।\n\nCarenest',
    },
    prescriptionKept: {
      subject: 'आपके डॉक्टर का फ़ैसला: नुस्ख़ा जारी रहेगा',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने आपके नुस्ख़े की चेतावनी देखी और उसे जारी रखा है। कारण पढ़ने के लिए साइन इन करें।\n\nCarenest',
    },
    prescriptionStopped: {
      subject: 'आपके डॉक्टर ने एक दवा रोक दी',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने लिखी गई एक दवा रोक दी है। उसे आगे न लें। कौन सी और क्यों, यह देखने के लिए साइन इन करें।\n\nCarenest',
    },
    prescriptionRecheck: {
      subject: 'एक नुस्ख़े पर आपका फ़ैसला चाहिए',
      text: 'नमस्ते {{reader}},\n\n{{name}} का रिकॉर्ड अब आपके लिखे के ख़िलाफ़ चेतावनी देता है। जब तक आप उसे जारी न रखें, रोकें या बदलें, तब तक दवा की दुकानें, रिफ़िल और नियमित डिलीवरी रुकी हैं। कारण पढ़ने के लिए साइन इन करें।\n\nCarenest',
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
