import type { ModuleWords } from '#server/kernel/words.ts'

export const paymentWords: ModuleWords = {
  'en-US': {
    paymentReturned: {
      subject: 'We are sending your payment back',
      text: 'Hello {{reader}},\n\nyour payment of {{amount, money}} for order {{number}} reached us when the order could no longer take it: the time to pay had run out, or it was paid already. We are sending all of it back to your card; banks take a few days to show it.\n\nCarenest',
    },
  },
  'es-ES': {
    paymentReturned: {
      subject: 'Le devolvemos su pago',
      text: 'Hola, {{reader}}:\n\nSu pago de {{amount, money}} del pedido {{number}} llegó cuando el pedido ya no podía aceptarlo: el plazo de pago había terminado o ya estaba pagado. Le devolvemos el importe íntegro a su tarjeta; los bancos tardan unos días en mostrarlo.\n\nCarenest',
    },
  },
  'fr-FR': {
    paymentReturned: {
      subject: 'Nous vous remboursons votre paiement',
      text: 'Bonjour {{reader}},\n\nvotre paiement de {{amount, money}} pour la commande {{number}} nous est parvenu alors que la commande ne pouvait plus l’accepter : le délai de paiement était passé, ou elle était déjà payée. Nous vous remboursons la totalité sur votre carte ; les banques mettent quelques jours à l’afficher.\n\nCarenest',
    },
  },
  'de-DE': {
    paymentReturned: {
      subject: 'Wir erstatten Ihre Zahlung',
      text: 'Guten Tag {{reader}},\n\nIhre Zahlung von {{amount, money}} für die Bestellung {{number}} kam an, als die Bestellung sie nicht mehr annehmen konnte: Die Zahlungsfrist war abgelaufen, oder sie war schon bezahlt. Wir erstatten den ganzen Betrag auf Ihre Karte; bis Banken das zeigen, vergehen einige Tage.\n\nCarenest',
    },
  },
  ar: {
    paymentReturned: {
      subject: 'نعيد إليك دفعتك',
      text: 'مرحبًا {{reader}}،\n\nوصلت دفعتك البالغة {{amount, money}} للطلب {{number}} عندما لم يعد بإمكان الطلب قبولها: انتهت مهلة الدفع، أو كان الطلب مدفوعًا من قبل. نعيد المبلغ كاملًا إلى بطاقتك، وقد يستغرق ظهوره لدى البنك بضعة أيام.\n\nCarenest',
    },
  },
  'hi-IN': {
    paymentReturned: {
      subject: 'हम आपका भुगतान लौटा रहे हैं',
      text: 'नमस्ते {{reader}},\n\nऑर्डर {{number}} के लिए आपका {{amount, money}} का भुगतान तब पहुँचा जब ऑर्डर उसे स्वीकार नहीं कर सकता था: भुगतान का समय बीत चुका था, या भुगतान पहले ही हो चुका था। हम पूरी राशि आपके कार्ड पर लौटा रहे हैं; बैंक में दिखने में कुछ दिन लगते हैं।\n\nCarenest',
    },
  },
}
