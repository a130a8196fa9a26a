import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about money that the office gives back. */
export const refundWords: ModuleWords = {
  'en-US': {
    officeRefunded: {
      subject: 'We are giving you money back',
      text: 'Hello {{reader}},\n\nwe are giving you back {{amount, money}} of order {{number}}. The reason: {{reason}}\n\nIt goes to the card that you paid with; banks take a few days to show it.\n\nCarenest',
    },
  },
  'de-DE': {
    officeRefunded: {
      subject: 'Wir geben Ihnen Geld zurück',
      text: 'Guten Tag {{reader}},\n\nwir geben Ihnen {{amount, money}} der Bestellung {{number}} zurück. Der Grund: {{reason}}\n\nDas Geld geht auf die Karte, mit der Sie bezahlt haben; Banken zeigen es nach einigen Tagen.\n\nCarenest',
    },
  },
  'fr-FR': {
    officeRefunded: {
      subject: 'Nous vous remboursons',
      text: 'Bonjour {{reader}},\n\nnous vous remboursons {{amount, money}} de la commande {{number}}. Motif : {{reason}}\n\nL’argent retourne sur la carte avec laquelle vous avez payé ; les banques mettent quelques jours à l’afficher.\n\nCarenest',
    },
  },
  'es-ES': {
    officeRefunded: {
      subject: 'Le devolvemos dinero',
      text: 'Hola, {{reader}}:\n\nLe devolvemos {{amount, money}} del pedido {{number}}. Motivo: {{reason}}\n\nVuelve a la tarjeta con la que pagó; los bancos tardan unos días en mostrarlo.\n\nCarenest',
    },
  },
  ar: {
    officeRefunded: {
      subject: 'نعيد إليك مالًا',
      text: 'مرحبًا {{reader}}،\n\nنعيد إليك {{amount, money}} من الطلب {{number}}. السبب: {{reason}}\n\nيعود المال إلى البطاقة التي دفعت بها، وتحتاج البنوك إلى بضعة أيام لإظهاره.\n\nCarenest',
    },
  },
  'hi-IN': {
    officeRefunded: {
      subject: 'हम आपको पैसे लौटा रहे हैं',
      text: 'नमस्ते {{reader}},\n\nहम आपको ऑर्डर {{number}} का {{amount, money}} लौटा रहे हैं। कारण: {{reason}}\n\nयह उसी कार्ड पर जाएगा जिससे आपने चुकाया था; बैंक इसे दिखाने में कुछ दिन लेते हैं।\n\nCarenest',
    },
  },
}
