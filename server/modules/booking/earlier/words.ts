import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about times that fall free. */
export const earlierWords: ModuleWords = {
  'en-US': {
    earlierSlotOffered: {
      subject: 'An earlier time with {{name}}',
      text: 'Hello {{reader}},\n\na time with {{name}} fell free: {{startsAt, instant}}. It is kept for you alone until {{until, instant}}. Accept it or let it go here:\n{{link}}\n\nYour payment stays, and so does what you would get back.\n\nCarenest',
    },
  },
  'es-ES': {
    earlierSlotOffered: {
      subject: 'Una hora antes con {{name}}',
      text: 'Hola, {{reader}}:\n\nHa quedado libre una hora con {{name}}: {{startsAt, instant}}. Se la guardamos solo a usted hasta el {{until, instant}}. Acéptela o suéltela aquí:\n{{link}}\n\nSu pago se mantiene, y también lo que se le devolvería.\n\nCarenest',
    },
  },
  'fr-FR': {
    earlierSlotOffered: {
      subject: 'Un créneau plus tôt avec {{name}}',
      text: 'Bonjour {{reader}},\n\nun créneau avec {{name}} s’est libéré : {{startsAt, instant}}. Il vous est réservé jusqu’au {{until, instant}}. Acceptez-le ou laissez-le ici :\n{{link}}\n\nVotre paiement est conservé, et ce qui vous serait remboursé aussi.\n\nCarenest',
    },
  },
  'de-DE': {
    earlierSlotOffered: {
      subject: 'Eine frühere Zeit bei {{name}}',
      text: 'Guten Tag {{reader}},\n\nbei {{name}} ist eine Zeit frei geworden: {{startsAt, instant}}. Sie wird bis {{until, instant}} nur für Sie gehalten. Hier nehmen Sie sie an oder geben sie weiter:\n{{link}}\n\nIhre Zahlung bleibt, und was Sie zurückbekämen, auch.\n\nCarenest',
    },
  },
  ar: {
    earlierSlotOffered: {
      subject: 'وقت أقرب مع {{name}}',
      text: 'مرحبًا {{reader}}،\n\nأصبح وقت مع {{name}} متاحًا: {{startsAt, instant}}. نحتفظ به لك وحدك حتى {{until, instant}}. اقبله أو اتركه هنا:\n{{link}}\n\nيبقى دفعك كما هو، وكذلك ما كان سيُردّ إليك.\n\nCarenest',
    },
  },
  'hi-IN': {
    earlierSlotOffered: {
      subject: '{{name}} के साथ पहले का समय',
      text: 'नमस्ते {{reader}},\n\n{{name}} के साथ एक समय ख़ाली हुआ है: {{startsAt, instant}}। यह {{until, instant}} तक केवल आपके लिए रखा है। यहाँ स्वीकार करें या छोड़ें:\n{{link}}\n\nआपका भुगतान वैसा ही रहता है, और वापसी का नियम भी।\n\nCarenest',
    },
  },
}
