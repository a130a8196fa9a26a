import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about orders of medicines; nothing of what stands on a prescription. */
export const medicineOrdersWords: ModuleWords = {
  'en-US': {
    medicineOnHold: {
      subject: 'An order is on hold: don’t dispense',
      text: 'Hello {{reader}},\n\nthe patient’s record now warns against the prescription of order {{number}}. Don’t dispense or hand over anything until the prescribing doctor has decided. Sign in to see why.\n\nCarenest',
    },
    medicineReleased: {
      subject: 'An order may go on',
      text: 'Hello {{reader}},\n\nthe hold on the prescription of order {{number}} is over. You can go on with the order.\n\nCarenest',
    },
    medicineRequested: {
      subject: 'A prescription waits for your price',
      text: 'Hello {{reader}},\n\nOrder {{number}}: a patient has sent you a prescription. Sign in to read it and to say what it costs.\n\nCarenest',
    },
    medicineOrderPaid: {
      subject: 'An order of medicines is paid',
      text: 'Hello {{reader}},\n\nOrder {{number}} is paid and waits to be made ready.\n\nCarenest',
    },
    medicineOrderEnded: {
      subject: 'An order of medicines has ended',
      text: 'Hello {{reader}},\n\nOrder {{number}} was called off or declined. Nothing more is to be done for it.\n\nCarenest',
    },
    medicineQuoted: {
      subject: 'A pharmacy has told you its price',
      text: 'Hello {{reader}},\n\n{{name}} has answered your request {{number}}. The quote is good for 24 hours. Sign in to read it.\n\nCarenest',
    },
    medicineDeclined: {
      subject: 'A pharmacy cannot fill your request',
      text: 'Hello {{reader}},\n\n{{name}} does not fill your request {{number}}. Sign in to read why, or send it to another pharmacy.\n\nCarenest',
    },
    medicineExpired: {
      subject: 'Your request has run out',
      text: 'Hello {{reader}},\n\nThe time of your request {{number}} at {{name}} has passed. You can send it again.\n\nCarenest',
    },
    medicineStopped: {
      subject: 'An order was stopped',
      text: 'Hello {{reader}},\n\nYour order {{number}} at {{name}} was stopped, because the prescription no longer holds. What you paid goes back to you.\n\nCarenest',
    },
  },
  'es-ES': {
    medicineOnHold: {
      subject: 'Un pedido está en espera: no dispense nada',
      text: 'Hola, {{reader}}:\n\nLa historia del paciente advierte ahora contra la receta del pedido {{number}}. No dispense ni entregue nada hasta que decida quien la recetó. Inicie sesión para ver el motivo.\n\nCarenest',
    },
    medicineReleased: {
      subject: 'Un pedido puede continuar',
      text: 'Hola, {{reader}}:\n\nLa receta del pedido {{number}} ya no está en espera. Puede continuar con el pedido.\n\nCarenest',
    },
    medicineRequested: {
      subject: 'Una receta espera su precio',
      text: 'Hola, {{reader}}:\n\nPedido {{number}}: le han enviado una receta. Inicie sesión para leerla e indicar el precio.\n\nCarenest',
    },
    medicineOrderPaid: {
      subject: 'Un pedido de medicamentos está pagado',
      text: 'Hola, {{reader}}:\n\nEl pedido {{number}} está pagado y espera a que lo preparen.\n\nCarenest',
    },
    medicineOrderEnded: {
      subject: 'Un pedido de medicamentos ha terminado',
      text: 'Hola, {{reader}}:\n\nEl pedido {{number}} se canceló o se rechazó. No queda nada por hacer.\n\nCarenest',
    },
    medicineQuoted: {
      subject: 'Una farmacia le indica su precio',
      text: 'Hola, {{reader}}:\n\n{{name}} ha respondido a su solicitud {{number}}. El presupuesto vale 24 horas. Inicie sesión para leerlo.\n\nCarenest',
    },
    medicineDeclined: {
      subject: 'Una farmacia no puede atender su solicitud',
      text: 'Hola, {{reader}}:\n\n{{name}} no acepta su solicitud {{number}}. Inicie sesión para leer el motivo o envíela a otra farmacia.\n\nCarenest',
    },
    medicineExpired: {
      subject: 'Su solicitud ha caducado',
      text: 'Hola, {{reader}}:\n\nEl plazo de su solicitud {{number}} en {{name}} ha pasado. Puede enviarla de nuevo.\n\nCarenest',
    },
    medicineStopped: {
      subject: 'Se ha detenido un pedido',
      text: 'Hola, {{reader}}:\n\nSu pedido {{number}} en {{name}} se detuvo porque la receta ya no es válida. Lo que pagó se le devuelve.\n\nCarenest',
    },
  },
  'fr-FR': {
    medicineOnHold: {
      subject: 'Une commande est suspendue : ne délivrez rien',
      text: 'Bonjour {{reader}},\n\nLe dossier du patient met désormais en garde contre l’ordonnance de la commande {{number}}. Ne délivrez et ne remettez rien avant la décision du prescripteur. Connectez-vous pour voir pourquoi.\n\nCarenest',
    },
    medicineReleased: {
      subject: 'Une commande peut reprendre',
      text: 'Bonjour {{reader}},\n\nL’ordonnance de la commande {{number}} n’est plus suspendue. Vous pouvez poursuivre la commande.\n\nCarenest',
    },
    medicineRequested: {
      subject: 'Une ordonnance attend votre prix',
      text: 'Bonjour {{reader}},\n\nCommande {{number}} : une ordonnance vous a été envoyée. Connectez-vous pour la lire et indiquer le prix.\n\nCarenest',
    },
    medicineOrderPaid: {
      subject: 'Une commande de médicaments est payée',
      text: 'Bonjour {{reader}},\n\nLa commande {{number}} est payée et attend d’être préparée.\n\nCarenest',
    },
    medicineOrderEnded: {
      subject: 'Une commande de médicaments est terminée',
      text: 'Bonjour {{reader}},\n\nLa commande {{number}} a été annulée ou refusée. Il n’y a plus rien à faire.\n\nCarenest',
    },
    medicineQuoted: {
      subject: 'Une pharmacie vous indique son prix',
      text: 'Bonjour {{reader}},\n\n{{name}} a répondu à votre demande {{number}}. Le devis est valable 24 heures. Connectez-vous pour le lire.\n\nCarenest',
    },
    medicineDeclined: {
      subject: 'Une pharmacie ne peut pas servir votre demande',
      text: 'Bonjour {{reader}},\n\n{{name}} n’accepte pas votre demande {{number}}. Connectez-vous pour lire pourquoi, ou envoyez-la à une autre pharmacie.\n\nCarenest',
    },
    medicineExpired: {
      subject: 'Votre demande a expiré',
      text: 'Bonjour {{reader}},\n\nLe délai de votre demande {{number}} auprès de {{name}} est passé. Vous pouvez l’envoyer de nouveau.\n\nCarenest',
    },
    medicineStopped: {
      subject: 'Une commande a été arrêtée',
      text: 'Bonjour {{reader}},\n\nVotre commande {{number}} auprès de {{name}} a été arrêtée, car l’ordonnance n’est plus valable. Ce que vous avez payé vous est rendu.\n\nCarenest',
    },
  },
  'de-DE': {
    medicineOnHold: {
      subject: 'Eine Bestellung ist angehalten: nichts abgeben',
      text: 'Hallo {{reader}},\n\ndie Akte der Patientin oder des Patienten warnt jetzt vor dem Rezept zur Bestellung {{number}}. Geben Sie nichts ab, bis die verschreibende Ärztin oder der Arzt entschieden hat. Melden Sie sich an, um den Grund zu sehen.\n\nCarenest',
    },
    medicineReleased: {
      subject: 'Eine Bestellung kann weitergehen',
      text: 'Hallo {{reader}},\n\ndas Rezept zur Bestellung {{number}} ist nicht mehr angehalten. Sie können die Bestellung weiter bearbeiten.\n\nCarenest',
    },
    medicineRequested: {
      subject: 'Ein Rezept wartet auf Ihren Preis',
      text: 'Hallo {{reader}},\n\nBestellung {{number}}: Ein Rezept wurde an Sie geschickt. Melden Sie sich an, um es zu lesen und den Preis zu nennen.\n\nCarenest',
    },
    medicineOrderPaid: {
      subject: 'Eine Arzneibestellung ist bezahlt',
      text: 'Hallo {{reader}},\n\nBestellung {{number}} ist bezahlt und wartet darauf, bereitgestellt zu werden.\n\nCarenest',
    },
    medicineOrderEnded: {
      subject: 'Eine Arzneibestellung ist beendet',
      text: 'Hallo {{reader}},\n\nBestellung {{number}} wurde storniert oder abgelehnt. Es ist nichts mehr zu tun.\n\nCarenest',
    },
    medicineQuoted: {
      subject: 'Eine Apotheke nennt Ihnen den Preis',
      text: 'Hallo {{reader}},\n\n{{name}} hat auf Ihre Anfrage {{number}} geantwortet. Das Angebot gilt 24 Stunden. Melden Sie sich an, um es zu lesen.\n\nCarenest',
    },
    medicineDeclined: {
      subject: 'Eine Apotheke kann Ihre Anfrage nicht erfüllen',
      text: 'Hallo {{reader}},\n\n{{name}} nimmt Ihre Anfrage {{number}} nicht an. Melden Sie sich an, um den Grund zu lesen, oder senden Sie sie an eine andere Apotheke.\n\nCarenest',
    },
    medicineExpired: {
      subject: 'Ihre Anfrage ist abgelaufen',
      text: 'Hallo {{reader}},\n\nDie Zeit Ihrer Anfrage {{number}} bei {{name}} ist vorbei. Sie können sie erneut senden.\n\nCarenest',
    },
    medicineStopped: {
      subject: 'Eine Bestellung wurde angehalten',
      text: 'Hallo {{reader}},\n\nIhre Bestellung {{number}} bei {{name}} wurde angehalten, weil das Rezept nicht mehr gilt. Was Sie bezahlt haben, geht an Sie zurück.\n\nCarenest',
    },
  },
  ar: {
    medicineOnHold: {
      subject: 'طلب معلّق: لا تصرف شيئًا',
      text: 'مرحبًا {{reader}}،\n\nيحذّر سجل المريض الآن من الوصفة الخاصة بالطلب {{number}}. لا تصرف شيئًا ولا تسلّمه حتى يقرر الطبيب الذي وصفها. سجّل الدخول لمعرفة السبب.\n\nCarenest',
    },
    medicineReleased: {
      subject: 'يمكن متابعة طلب',
      text: 'مرحبًا {{reader}}،\n\nلم تعد وصفة الطلب {{number}} معلّقة. يمكنك متابعة الطلب.\n\nCarenest',
    },
    medicineRequested: {
      subject: 'وصفة تنتظر سعرك',
      text: 'مرحبًا {{reader}}،\n\nالطلب {{number}}: أُرسلت إليك وصفة. سجّل الدخول لقراءتها وتحديد السعر.\n\nCarenest',
    },
    medicineOrderPaid: {
      subject: 'طلب أدوية مدفوع',
      text: 'مرحبًا {{reader}}،\n\nدُفع الطلب {{number}} وهو بانتظار التجهيز.\n\nCarenest',
    },
    medicineOrderEnded: {
      subject: 'انتهى طلب أدوية',
      text: 'مرحبًا {{reader}}،\n\nأُلغي الطلب {{number}} أو رُفض. لا يلزم فعل شيء آخر.\n\nCarenest',
    },
    medicineQuoted: {
      subject: 'صيدلية حددت سعرها',
      text: 'مرحبًا {{reader}}،\n\nردّت {{name}} على طلبك {{number}}. العرض صالح 24 ساعة. سجّل الدخول لقراءته.\n\nCarenest',
    },
    medicineDeclined: {
      subject: 'لا تستطيع صيدلية تلبية طلبك',
      text: 'مرحبًا {{reader}}،\n\nلا تقبل {{name}} طلبك {{number}}. سجّل الدخول لقراءة السبب، أو أرسله إلى صيدلية أخرى.\n\nCarenest',
    },
    medicineExpired: {
      subject: 'انتهت مدة طلبك',
      text: 'مرحبًا {{reader}}،\n\nمضى وقت طلبك {{number}} لدى {{name}}. يمكنك إرساله من جديد.\n\nCarenest',
    },
    medicineStopped: {
      subject: 'أُوقف طلب',
      text: 'مرحبًا {{reader}}،\n\nأُوقف طلبك {{number}} لدى {{name}} لأن الوصفة لم تعد صالحة. يُعاد إليك ما دفعته.\n\nCarenest',
    },
  },
  'hi-IN': {
    medicineOnHold: {
      subject: 'एक ऑर्डर रुका है: कोई दवा न दें',
      text: 'नमस्ते {{reader}},\n\nमरीज़ का रिकॉर्ड अब ऑर्डर {{number}} के नुस्ख़े के ख़िलाफ़ चेतावनी देता है। नुस्ख़ा लिखने वाले डॉक्टर के फ़ैसले तक कुछ न दें। कारण देखने के लिए साइन इन करें।\n\nCarenest',
    },
    medicineReleased: {
      subject: 'एक ऑर्डर आगे बढ़ सकता है',
      text: 'नमस्ते {{reader}},\n\nऑर्डर {{number}} का नुस्ख़ा अब रुका हुआ नहीं है। आप ऑर्डर आगे बढ़ा सकते हैं।\n\nCarenest',
    },
    medicineRequested: {
      subject: 'एक पर्चे को आपकी कीमत का इंतज़ार है',
      text: 'नमस्ते {{reader}},\n\nऑर्डर {{number}}: आपको एक पर्चा भेजा गया है। उसे पढ़ने और कीमत बताने के लिए साइन इन करें।\n\nCarenest',
    },
    medicineOrderPaid: {
      subject: 'दवाओं के एक ऑर्डर का भुगतान हो गया',
      text: 'नमस्ते {{reader}},\n\nऑर्डर {{number}} का भुगतान हो गया है और उसे तैयार करना है।\n\nCarenest',
    },
    medicineOrderEnded: {
      subject: 'दवाओं का एक ऑर्डर समाप्त हुआ',
      text: 'नमस्ते {{reader}},\n\nऑर्डर {{number}} रद्द या अस्वीकार किया गया। अब कुछ करना नहीं है।\n\nCarenest',
    },
    medicineQuoted: {
      subject: 'एक फ़ार्मेसी ने अपनी कीमत बताई',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने आपके अनुरोध {{number}} का जवाब दिया है। यह कीमत 24 घंटे तक मान्य है। पढ़ने के लिए साइन इन करें।\n\nCarenest',
    },
    medicineDeclined: {
      subject: 'एक फ़ार्मेसी आपका अनुरोध पूरा नहीं कर सकती',
      text: 'नमस्ते {{reader}},\n\n{{name}} आपका अनुरोध {{number}} स्वीकार नहीं करती। कारण पढ़ने के लिए साइन इन करें, या इसे दूसरी फ़ार्मेसी को भेजें।\n\nCarenest',
    },
    medicineExpired: {
      subject: 'आपके अनुरोध का समय निकल गया',
      text: 'नमस्ते {{reader}},\n\n{{name}} पर आपके अनुरोध {{number}} का समय निकल गया। आप इसे फिर भेज सकते हैं।\n\nCarenest',
    },
    medicineStopped: {
      subject: 'एक ऑर्डर रोका गया',
      text: 'नमस्ते {{reader}},\n\n{{name}} पर आपका ऑर्डर {{number}} रोका गया, क्योंकि पर्चा अब मान्य नहीं है। आपका भुगतान लौटाया जा रहा है।\n\nCarenest',
    },
  },
}
