import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about a person's plan. */
export const plansWords: ModuleWords = {
  'en-US': {
    subscriptionStarted: {
      subject: 'Your plan has begun',
      text: 'Hello {{reader}},\n\nYour plan has begun, and this period runs until {{until}}. What it includes is yours from now on.\n\nCarenest',
    },
    subscriptionDue: {
      subject: 'Your plan’s next period has begun',
      text: 'Hello {{reader}},\n\nThe next period of your plan has begun. Please pay order {{number}}; what your plan includes stays yours for seven days meanwhile.\n\nCarenest',
    },
    subscriptionReminder: {
      subject: 'Your plan is still to be paid',
      text: 'Hello {{reader}},\n\nOrder {{number}} of your plan is not paid yet. After seven days nothing is included any more, and after fourteen the plan ends.\n\nCarenest',
    },
    subscriptionCardFailed: {
      subject: 'Your card was not charged',
      text: 'Hello {{reader}},\n\nWe could not charge your card for order {{number}} of your plan. Please look at the card in your settings, or pay by another one. After seven days nothing is included any more, and after fourteen the plan ends.\n\nCarenest',
    },
    subscriptionUpgraded: {
      subject: 'Your plan includes more now',
      text: 'Hello {{reader}},\n\nYou have gone over to another plan. What it includes is yours from now on, and this period runs until {{until}} as before.\n\nCarenest',
    },
    subscriptionEnded: {
      subject: 'Your plan has ended',
      text: 'Hello {{reader}},\n\nYour plan has ended. You can choose one again whenever you like.\n\nCarenest',
    },
  },
  'es-ES': {
    subscriptionStarted: {
      subject: 'Su plan ha comenzado',
      text: 'Hola, {{reader}}:\n\nSu plan ha comenzado y este periodo dura hasta {{until}}. Desde ahora puede usar todo lo que incluye.\n\nCarenest',
    },
    subscriptionDue: {
      subject: 'Ha comenzado el siguiente periodo de su plan',
      text: 'Hola, {{reader}}:\n\nHa comenzado el siguiente periodo de su plan. Pague el pedido {{number}}; mientras tanto conserva durante siete días lo que incluye.\n\nCarenest',
    },
    subscriptionReminder: {
      subject: 'Su plan sigue pendiente de pago',
      text: 'Hola, {{reader}}:\n\nEl pedido {{number}} de su plan aún no está pagado. A los siete días deja de incluir nada y a los catorce termina.\n\nCarenest',
    },
    subscriptionCardFailed: {
      subject: 'No se pudo cobrar su tarjeta',
      text: 'Hola, {{reader}}:\n\nNo pudimos cobrar su tarjeta por el pedido {{number}} de su plan. Revise la tarjeta en sus ajustes o pague con otra. A los siete días el plan deja de incluir nada y a los catorce termina.\n\nCarenest',
    },
    subscriptionUpgraded: {
      subject: 'Su plan incluye más',
      text: 'Hola, {{reader}}:\n\nHa cambiado de plan. Desde ahora puede usar todo lo que incluye, y este periodo dura como antes hasta {{until}}.\n\nCarenest',
    },
    subscriptionEnded: {
      subject: 'Su plan ha terminado',
      text: 'Hola, {{reader}}:\n\nSu plan ha terminado. Puede elegir uno de nuevo cuando quiera.\n\nCarenest',
    },
  },
  'fr-FR': {
    subscriptionStarted: {
      subject: 'Votre formule a commencé',
      text: 'Bonjour {{reader}},\n\nVotre formule a commencé ; cette période court jusqu’au {{until}}. Vous pouvez dès maintenant utiliser ce qu’elle comprend.\n\nCarenest',
    },
    subscriptionDue: {
      subject: 'La période suivante de votre formule a commencé',
      text: 'Bonjour {{reader}},\n\nLa période suivante de votre formule a commencé. Merci de payer la commande {{number}} ; ce qu’elle comprend vous reste acquis pendant sept jours.\n\nCarenest',
    },
    subscriptionReminder: {
      subject: 'Votre formule reste à payer',
      text: 'Bonjour {{reader}},\n\nLa commande {{number}} de votre formule n’est pas encore payée. Après sept jours, plus rien n’est compris ; après quatorze, la formule prend fin.\n\nCarenest',
    },
    subscriptionCardFailed: {
      subject: 'Votre carte n’a pas pu être débitée',
      text: 'Bonjour {{reader}},\n\nNous n’avons pas pu débiter votre carte pour la commande {{number}} de votre formule. Vérifiez la carte dans vos réglages ou payez avec une autre. Après sept jours, plus rien n’est compris ; après quatorze, la formule prend fin.\n\nCarenest',
    },
    subscriptionUpgraded: {
      subject: 'Votre formule comprend davantage',
      text: 'Bonjour {{reader}},\n\nVous avez changé de formule. Ce qu’elle comprend est à vous dès maintenant, et cette période dure comme prévu jusqu’au {{until}}.\n\nCarenest',
    },
    subscriptionEnded: {
      subject: 'Votre formule a pris fin',
      text: 'Bonjour {{reader}},\n\nVotre formule a pris fin. Vous pouvez en choisir une à nouveau quand vous voulez.\n\nCarenest',
    },
  },
  'de-DE': {
    subscriptionStarted: {
      subject: 'Ihr Tarif hat begonnen',
      text: 'Guten Tag {{reader}},\n\nIhr Tarif hat begonnen, und dieser Zeitraum läuft bis {{until}}. Was er enthält, können Sie ab jetzt nutzen.\n\nCarenest',
    },
    subscriptionDue: {
      subject: 'Der nächste Zeitraum Ihres Tarifs hat begonnen',
      text: 'Guten Tag {{reader}},\n\nder nächste Zeitraum Ihres Tarifs hat begonnen. Bitte bezahlen Sie die Bestellung {{number}}; was er enthält, bleibt Ihnen so lange sieben Tage erhalten.\n\nCarenest',
    },
    subscriptionReminder: {
      subject: 'Ihr Tarif ist noch zu bezahlen',
      text: 'Guten Tag {{reader}},\n\ndie Bestellung {{number}} Ihres Tarifs ist noch nicht bezahlt. Nach sieben Tagen ist nichts mehr enthalten, nach vierzehn endet der Tarif.\n\nCarenest',
    },
    subscriptionCardFailed: {
      subject: 'Ihre Karte wurde nicht belastet',
      text: 'Guten Tag {{reader}},\n\nwir konnten Ihre Karte für die Bestellung {{number}} Ihres Tarifs nicht belasten. Bitte prüfen Sie die Karte in Ihren Einstellungen oder bezahlen Sie mit einer anderen. Nach sieben Tagen ist nichts mehr enthalten, nach vierzehn endet der Tarif.\n\nCarenest',
    },
    subscriptionUpgraded: {
      subject: 'Ihr Tarif enthält jetzt mehr',
      text: 'Guten Tag {{reader}},\n\nSie haben den Tarif gewechselt. Was er enthält, gehört Ihnen ab jetzt, und dieser Zeitraum läuft wie bisher bis {{until}}.\n\nCarenest',
    },
    subscriptionEnded: {
      subject: 'Ihr Tarif ist beendet',
      text: 'Guten Tag {{reader}},\n\nIhr Tarif ist beendet. Sie können jederzeit wieder einen wählen.\n\nCarenest',
    },
  },
  ar: {
    subscriptionStarted: {
      subject: 'بدأت خطتك',
      text: 'مرحبًا {{reader}}،\n\nبدأت خطتك، وتستمر هذه الفترة حتى {{until}}. يمكنك الآن استخدام ما تشمله.\n\nCarenest',
    },
    subscriptionDue: {
      subject: 'بدأت الفترة التالية من خطتك',
      text: 'مرحبًا {{reader}}،\n\nبدأت الفترة التالية من خطتك. يرجى دفع الطلب {{number}}؛ ويبقى لك ما تشمله الخطة سبعة أيام إلى ذلك الحين.\n\nCarenest',
    },
    subscriptionReminder: {
      subject: 'خطتك لم تُدفع بعد',
      text: 'مرحبًا {{reader}}،\n\nلم يُدفع الطلب {{number}} من خطتك بعد. بعد سبعة أيام لا تشمل الخطة شيئًا، وبعد أربعة عشر يومًا تنتهي.\n\nCarenest',
    },
    subscriptionCardFailed: {
      subject: 'تعذر خصم المبلغ من بطاقتك',
      text: 'مرحبًا {{reader}}،\n\nتعذر علينا خصم مبلغ الطلب {{number}} من خطتك من بطاقتك. يرجى مراجعة البطاقة في إعداداتك أو الدفع ببطاقة أخرى. بعد سبعة أيام لا تشمل الخطة شيئًا، وبعد أربعة عشر يومًا تنتهي.\n\nCarenest',
    },
    subscriptionUpgraded: {
      subject: 'أصبحت خطتك تشمل المزيد',
      text: 'مرحبًا {{reader}}،\n\nانتقلت إلى خطة أخرى. كل ما تشمله لك من الآن، وتستمر هذه الفترة كما كانت حتى {{until}}.\n\nCarenest',
    },
    subscriptionEnded: {
      subject: 'انتهت خطتك',
      text: 'مرحبًا {{reader}}،\n\nانتهت خطتك. يمكنك اختيار خطة من جديد متى شئت.\n\nCarenest',
    },
  },
  'hi-IN': {
    subscriptionStarted: {
      subject: 'आपका प्लान शुरू हो गया है',
      text: 'नमस्ते {{reader}},\n\nआपका प्लान शुरू हो गया है और यह अवधि {{until}} तक चलेगी। इसमें जो शामिल है, उसका उपयोग आप अभी से कर सकते हैं।\n\nCarenest',
    },
    subscriptionDue: {
      subject: 'आपके प्लान की अगली अवधि शुरू हो गई है',
      text: 'नमस्ते {{reader}},\n\nआपके प्लान की अगली अवधि शुरू हो गई है। कृपया ऑर्डर {{number}} का भुगतान करें; तब तक प्लान की सुविधाएँ सात दिन आपकी रहेंगी।\n\nCarenest',
    },
    subscriptionReminder: {
      subject: 'आपके प्लान का भुगतान बाकी है',
      text: 'नमस्ते {{reader}},\n\nआपके प्लान के ऑर्डर {{number}} का भुगतान अभी नहीं हुआ है। सात दिन बाद कुछ भी शामिल नहीं रहेगा और चौदह दिन बाद प्लान समाप्त हो जाएगा।\n\nCarenest',
    },
    subscriptionCardFailed: {
      subject: 'आपके कार्ड से भुगतान नहीं हो सका',
      text: 'नमस्ते {{reader}},\n\nआपके प्लान के ऑर्डर {{number}} का भुगतान आपके कार्ड से नहीं हो सका। कृपया सेटिंग में कार्ड देखें या दूसरे कार्ड से भुगतान करें। सात दिन बाद कुछ भी शामिल नहीं रहेगा और चौदह दिन बाद प्लान समाप्त हो जाएगा।\n\nCarenest',
    },
    subscriptionUpgraded: {
      subject: 'आपके प्लान में अब और भी शामिल है',
      text: 'नमस्ते {{reader}},\n\nआपने दूसरा प्लान ले लिया है। उसमें जो शामिल है वह अब से आपका है, और यह अवधि पहले की तरह {{until}} तक चलेगी।\n\nCarenest',
    },
    subscriptionEnded: {
      subject: 'आपका प्लान समाप्त हो गया है',
      text: 'नमस्ते {{reader}},\n\nआपका प्लान समाप्त हो गया है। आप जब चाहें फिर से कोई प्लान चुन सकते हैं।\n\nCarenest',
    },
  },
}
