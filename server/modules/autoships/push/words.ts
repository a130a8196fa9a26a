import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen: that there is something to look at. */
export const autoshipsPushWords: ModuleWords = {
  'en-US': {
    autoshipToPay: {
      text: 'One of your orders waits to be paid.',
    },
    autoshipCardFailed: {
      text: 'A card for one of your orders was not charged.',
    },
    autoshipAsks: {
      text: 'One of your deliveries has a question.',
    },
  },
  'es-ES': {
    autoshipToPay: {
      text: 'Uno de sus pedidos espera el pago.',
    },
    autoshipCardFailed: {
      text: 'No se cobró la tarjeta de uno de sus pedidos.',
    },
    autoshipAsks: {
      text: 'Una de sus entregas tiene una pregunta.',
    },
  },
  'fr-FR': {
    autoshipToPay: {
      text: 'L’une de vos commandes attend le paiement.',
    },
    autoshipCardFailed: {
      text: 'La carte d’une de vos commandes n’a pas été débitée.',
    },
    autoshipAsks: {
      text: 'L’une de vos livraisons a une question.',
    },
  },
  'de-DE': {
    autoshipToPay: {
      text: 'Eine Ihrer Bestellungen wartet auf die Zahlung.',
    },
    autoshipCardFailed: {
      text: 'Die Karte für eine Ihrer Bestellungen wurde nicht belastet.',
    },
    autoshipAsks: {
      text: 'Eine Ihrer Lieferungen hat eine Frage.',
    },
  },
  ar: {
    autoshipToPay: {
      text: 'أحد طلباتك بانتظار الدفع.',
    },
    autoshipCardFailed: {
      text: 'لم يُخصم من البطاقة لأحد طلباتك.',
    },
    autoshipAsks: {
      text: 'لدى أحد توصيلاتك سؤال.',
    },
  },
  'hi-IN': {
    autoshipToPay: {
      text: 'आपका एक ऑर्डर भुगतान की प्रतीक्षा में है।',
    },
    autoshipCardFailed: {
      text: 'आपके एक ऑर्डर के कार्ड से भुगतान नहीं हुआ।',
    },
    autoshipAsks: {
      text: 'आपकी एक डिलीवरी का एक प्रश्न है।',
    },
  },
}
