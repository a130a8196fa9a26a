import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about regular deliveries: never what is delivered. */
export const autoshipsWords: ModuleWords = {
  'en-US': {
    autoshipSoon: {
      subject: 'A regular delivery is coming',
      text: 'Hello {{reader}},\n\nYour regular delivery from {{seller}} will be ordered on {{on, instant}}. Until then you can change its day, its number or skip it.\n\nCarenest',
    },
    autoshipSoonByCard: {
      subject: 'A card will be charged for a regular delivery',
      text: 'Hello {{reader}},\n\nYour regular delivery from {{seller}} will be ordered on {{on, instant}}, and {{brand}} ending in {{last4}} charged for it: {{amount, money}} at most. Until then you can change its day, its number or its card, or skip it; nothing is charged then.\n\nCarenest',
    },
    autoshipOrdered: {
      subject: 'Your regular delivery is ordered',
      text: 'Hello {{reader}},\n\nYour regular delivery from {{seller}} is ordered. Its number is {{number}}.\n\nCarenest',
    },
    autoshipToPay: {
      subject: 'Your regular delivery waits to be paid',
      text: 'Hello {{reader}},\n\nOrder {{number}} from {{seller}} is ready to be paid. The goods are kept for you for two days; nothing is charged until you pay.\n\nCarenest',
    },
    autoshipCardFailed: {
      subject: 'The card for your regular delivery was not charged',
      text: 'Hello {{reader}},\n\nThe card for your regular delivery from {{seller}} could not be charged. Order {{number}} is kept for you and waits for you to pay it; nothing was taken.\n\nCarenest',
    },
    autoshipAsks: {
      subject: 'Your regular delivery has a question',
      text: 'Hello {{reader}},\n\nYour regular delivery from {{seller}} cannot come as agreed. Nothing was ordered and nothing is charged until you have answered.\n\nCarenest',
    },
  },
  'es-ES': {
    autoshipSoon: {
      subject: 'Se acerca una entrega periódica',
      text: 'Hola, {{reader}}:\n\nSu entrega periódica de {{seller}} se pedirá el {{on, instant}}. Hasta entonces puede cambiar el día o la cantidad, o saltarla.\n\nCarenest',
    },
    autoshipSoonByCard: {
      subject: 'Se cobrará una tarjeta por una entrega periódica',
      text: 'Hola, {{reader}}:\n\nSu entrega periódica de {{seller}} se pedirá el {{on, instant}} y se cobrará a {{brand}} terminada en {{last4}}: {{amount, money}} como máximo. Hasta entonces puede cambiar el día, la cantidad o la tarjeta, o saltarla; si la salta no se cobra nada.\n\nCarenest',
    },
    autoshipOrdered: {
      subject: 'Su entrega periódica está pedida',
      text: 'Hola, {{reader}}:\n\nSu entrega periódica de {{seller}} está pedida. Su número es {{number}}.\n\nCarenest',
    },
    autoshipToPay: {
      subject: 'Su entrega periódica espera el pago',
      text: 'Hola, {{reader}}:\n\nEl pedido {{number}} de {{seller}} está listo para pagar. Los productos se reservan dos días; no se cobra nada hasta que pague.\n\nCarenest',
    },
    autoshipCardFailed: {
      subject: 'No se cobró la tarjeta de su entrega periódica',
      text: 'Hola, {{reader}}:\n\nNo se pudo cobrar la tarjeta de su entrega periódica de {{seller}}. El pedido {{number}} se reserva para usted y espera que lo pague; no se ha cobrado nada.\n\nCarenest',
    },
    autoshipAsks: {
      subject: 'Su entrega periódica tiene una pregunta',
      text: 'Hola, {{reader}}:\n\nSu entrega periódica de {{seller}} no puede llegar como se acordó. No se pidió nada y no se cobra nada hasta que responda.\n\nCarenest',
    },
  },
  'fr-FR': {
    autoshipSoon: {
      subject: 'Une livraison régulière approche',
      text: 'Bonjour {{reader}},\n\nVotre livraison régulière de {{seller}} sera commandée le {{on, instant}}. Jusque-là, vous pouvez changer le jour ou la quantité, ou la passer.\n\nCarenest',
    },
    autoshipSoonByCard: {
      subject: 'Une carte sera débitée pour une livraison régulière',
      text: 'Bonjour {{reader}},\n\nVotre livraison régulière de {{seller}} sera commandée le {{on, instant}} et débitée de {{brand}} se terminant par {{last4}} : {{amount, money}} au maximum. Jusque-là, vous pouvez changer le jour, la quantité ou la carte, ou la passer ; rien n’est alors débité.\n\nCarenest',
    },
    autoshipOrdered: {
      subject: 'Votre livraison régulière est commandée',
      text: 'Bonjour {{reader}},\n\nVotre livraison régulière de {{seller}} est commandée. Son numéro est {{number}}.\n\nCarenest',
    },
    autoshipToPay: {
      subject: 'Votre livraison régulière attend le paiement',
      text: 'Bonjour {{reader}},\n\nLa commande {{number}} chez {{seller}} est prête à être payée. Les articles sont réservés deux jours ; rien n’est débité avant votre paiement.\n\nCarenest',
    },
    autoshipCardFailed: {
      subject: 'La carte de votre livraison régulière n’a pas été débitée',
      text: 'Bonjour {{reader}},\n\nLa carte de votre livraison régulière de {{seller}} n’a pas pu être débitée. La commande {{number}} vous est réservée et attend votre paiement ; rien n’a été prélevé.\n\nCarenest',
    },
    autoshipAsks: {
      subject: 'Votre livraison régulière a une question',
      text: 'Bonjour {{reader}},\n\nVotre livraison régulière de {{seller}} ne peut pas avoir lieu comme convenu. Rien n’a été commandé et rien n’est débité avant votre réponse.\n\nCarenest',
    },
  },
  'de-DE': {
    autoshipSoon: {
      subject: 'Eine regelmäßige Lieferung steht an',
      text: 'Guten Tag, {{reader}},\n\nIhre regelmäßige Lieferung von {{seller}} wird am {{on, instant}} bestellt. Bis dahin können Sie Tag und Menge ändern oder sie überspringen.\n\nCarenest',
    },
    autoshipSoonByCard: {
      subject: 'Eine Karte wird für eine regelmäßige Lieferung belastet',
      text: 'Guten Tag, {{reader}},\n\nIhre regelmäßige Lieferung von {{seller}} wird am {{on, instant}} bestellt und {{brand}} mit der Endung {{last4}} dafür belastet: höchstens {{amount, money}}. Bis dahin können Sie Tag, Menge oder Karte ändern oder sie überspringen; dann wird nichts abgebucht.\n\nCarenest',
    },
    autoshipOrdered: {
      subject: 'Ihre regelmäßige Lieferung ist bestellt',
      text: 'Guten Tag, {{reader}},\n\nIhre regelmäßige Lieferung von {{seller}} ist bestellt. Ihre Nummer ist {{number}}.\n\nCarenest',
    },
    autoshipToPay: {
      subject: 'Ihre regelmäßige Lieferung wartet auf die Zahlung',
      text: 'Guten Tag, {{reader}},\n\nBestellung {{number}} bei {{seller}} kann bezahlt werden. Die Ware ist zwei Tage für Sie zurückgelegt; berechnet wird nichts, bis Sie zahlen.\n\nCarenest',
    },
    autoshipCardFailed: {
      subject: 'Die Karte Ihrer regelmäßigen Lieferung wurde nicht belastet',
      text: 'Guten Tag, {{reader}},\n\ndie Karte für Ihre regelmäßige Lieferung von {{seller}} konnte nicht belastet werden. Bestellung {{number}} ist für Sie zurückgelegt und wartet auf Ihre Zahlung; abgebucht wurde nichts.\n\nCarenest',
    },
    autoshipAsks: {
      subject: 'Ihre regelmäßige Lieferung hat eine Frage',
      text: 'Guten Tag, {{reader}},\n\nIhre regelmäßige Lieferung von {{seller}} kann nicht wie vereinbart kommen. Nichts wurde bestellt, und nichts wird berechnet, bis Sie geantwortet haben.\n\nCarenest',
    },
  },
  ar: {
    autoshipSoon: {
      subject: 'توصيل منتظم قادم',
      text: 'مرحبًا {{reader}}،\n\nسيُطلب توصيلك المنتظم من {{seller}} في {{on, instant}}. حتى ذلك الحين يمكنك تغيير اليوم أو العدد أو تخطّيه.\n\nCarenest',
    },
    autoshipSoonByCard: {
      subject: 'سيُخصم من بطاقة مقابل توصيل منتظم',
      text: 'مرحبًا {{reader}}،\n\nسيُطلب توصيلك المنتظم من {{seller}} في {{on, instant}}، وسيُخصم مقابله من بطاقة {{brand}} المنتهية بـ {{last4}}: {{amount, money}} على الأكثر. حتى ذلك الحين يمكنك تغيير اليوم أو العدد أو البطاقة، أو تخطّيه فلا يُخصم شيء.\n\nCarenest',
    },
    autoshipOrdered: {
      subject: 'طُلب توصيلك المنتظم',
      text: 'مرحبًا {{reader}}،\n\nطُلب توصيلك المنتظم من {{seller}}. رقمه {{number}}.\n\nCarenest',
    },
    autoshipToPay: {
      subject: 'توصيلك المنتظم بانتظار الدفع',
      text: 'مرحبًا {{reader}}،\n\nالطلب {{number}} من {{seller}} جاهز للدفع. نحتفظ بالبضاعة لك يومين، ولا يُخصم شيء حتى تدفع.\n\nCarenest',
    },
    autoshipCardFailed: {
      subject: 'لم يُخصم من بطاقة توصيلك المنتظم',
      text: 'مرحبًا {{reader}}،\n\nتعذّر الخصم من بطاقة توصيلك المنتظم من {{seller}}. الطلب {{number}} محفوظ لك وبانتظار دفعك؛ لم يُخصم شيء.\n\nCarenest',
    },
    autoshipAsks: {
      subject: 'لدى توصيلك المنتظم سؤال',
      text: 'مرحبًا {{reader}}،\n\nلا يمكن أن يصل توصيلك المنتظم من {{seller}} كما اتُّفق. لم يُطلب شيء ولن يُخصم شيء حتى تردّ.\n\nCarenest',
    },
  },
  'hi-IN': {
    autoshipSoon: {
      subject: 'एक नियमित डिलीवरी आने वाली है',
      text: 'नमस्ते {{reader}},\n\n{{seller}} से आपकी नियमित डिलीवरी {{on, instant}} को ऑर्डर होगी। तब तक आप दिन या मात्रा बदल सकते हैं या इसे छोड़ सकते हैं।\n\nCarenest',
    },
    autoshipSoonByCard: {
      subject: 'एक नियमित डिलीवरी के लिए कार्ड से भुगतान होगा',
      text: 'नमस्ते {{reader}},\n\n{{seller}} से आपकी नियमित डिलीवरी {{on, instant}} को ऑर्डर होगी, और {{last4}} पर समाप्त {{brand}} कार्ड से भुगतान लिया जाएगा: अधिकतम {{amount, money}}। तब तक आप दिन, मात्रा या कार्ड बदल सकते हैं या इसे छोड़ सकते हैं; तब कुछ नहीं लिया जाएगा।\n\nCarenest',
    },
    autoshipOrdered: {
      subject: 'आपकी नियमित डिलीवरी ऑर्डर हो गई',
      text: 'नमस्ते {{reader}},\n\n{{seller}} से आपकी नियमित डिलीवरी ऑर्डर हो गई। इसकी संख्या {{number}} है।\n\nCarenest',
    },
    autoshipToPay: {
      subject: 'आपकी नियमित डिलीवरी भुगतान की प्रतीक्षा में है',
      text: 'नमस्ते {{reader}},\n\n{{seller}} का ऑर्डर {{number}} भुगतान के लिए तैयार है। सामान दो दिन तक आपके लिए रखा है; आपके भुगतान तक कुछ नहीं लिया जाता।\n\nCarenest',
    },
    autoshipCardFailed: {
      subject: 'आपकी नियमित डिलीवरी का कार्ड नहीं चला',
      text: 'नमस्ते {{reader}},\n\n{{seller}} से आपकी नियमित डिलीवरी के कार्ड से भुगतान नहीं हो सका। ऑर्डर {{number}} आपके लिए रखा है और आपके भुगतान की प्रतीक्षा में है; कुछ नहीं लिया गया।\n\nCarenest',
    },
    autoshipAsks: {
      subject: 'आपकी नियमित डिलीवरी का एक प्रश्न है',
      text: 'नमस्ते {{reader}},\n\n{{seller}} से आपकी नियमित डिलीवरी तय के अनुसार नहीं आ सकती। कुछ ऑर्डर नहीं हुआ और आपके जवाब तक कुछ नहीं लिया जाएगा।\n\nCarenest',
    },
  },
}
