import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about visits: with whom and when, never why. */
export const bookingWords: ModuleWords = {
  'en-US': {
    appointmentConfirmed: {
      subject: 'Your visit with {{name}} is confirmed',
      text: 'Hello {{reader}},\n\nyour visit with {{name}} on {{startsAt, instant}} is confirmed.\n\nCarenest',
    },
    appointmentCancelled: {
      subject: 'Your visit with {{name}} was cancelled',
      text: 'Hello {{reader}},\n\nthe visit with {{name}} on {{startsAt, instant}} was cancelled.\n\nCarenest',
    },
    appointmentCancelledWithRefund: {
      subject: 'Your visit with {{name}} was cancelled',
      text: 'Hello {{reader}},\n\nthe visit with {{name}} on {{startsAt, instant}} was cancelled. {{refund, money}} is on its way back to you; banks take a few days to show it.\n\nCarenest',
    },
    appointmentMoved: {
      subject: 'Your visit with {{name}} has a new time',
      text: 'Hello {{reader}},\n\nyour visit with {{name}} was moved. It is now on {{startsAt, instant}}.\n\nCarenest',
    },
    appointmentMissed: {
      subject: 'You missed a visit with {{name}}',
      text: 'Hello {{reader}},\n\n{{name}} told us that you did not come to the visit on {{startsAt, instant}}. If that is not right, please write to our support.\n\nCarenest',
    },
    appointmentRefunded: {
      subject: 'We are sending your payment back',
      text: 'Hello {{reader}},\n\nwe are sorry that the visit with {{name}} on {{startsAt, instant}} did not take place. {{refund, money}} is on its way back to you; banks take a few days to show it.\n\nCarenest',
    },
  },
  'es-ES': {
    appointmentConfirmed: {
      subject: 'Su cita con {{name}} está confirmada',
      text: 'Hola, {{reader}}:\n\nSu cita con {{name}} el {{startsAt, instant}} está confirmada.\n\nCarenest',
    },
    appointmentCancelled: {
      subject: 'Su cita con {{name}} se ha cancelado',
      text: 'Hola, {{reader}}:\n\nLa cita con {{name}} del {{startsAt, instant}} se ha cancelado.\n\nCarenest',
    },
    appointmentCancelledWithRefund: {
      subject: 'Su cita con {{name}} se ha cancelado',
      text: 'Hola, {{reader}}:\n\nLa cita con {{name}} del {{startsAt, instant}} se ha cancelado. Le devolvemos {{refund, money}}; los bancos tardan unos días en mostrarlo.\n\nCarenest',
    },
    appointmentMoved: {
      subject: 'Su cita con {{name}} tiene nueva hora',
      text: 'Hola, {{reader}}:\n\nSu cita con {{name}} se ha cambiado. Ahora es el {{startsAt, instant}}.\n\nCarenest',
    },
    appointmentMissed: {
      subject: 'No acudió a una cita con {{name}}',
      text: 'Hola, {{reader}}:\n\n{{name}} nos ha comunicado que no acudió a la cita del {{startsAt, instant}}. Si no es correcto, escriba a nuestro servicio de asistencia.\n\nCarenest',
    },
    appointmentRefunded: {
      subject: 'Le devolvemos su pago',
      text: 'Hola, {{reader}}:\n\nLamentamos que la cita con {{name}} del {{startsAt, instant}} no se celebrara. Le devolvemos {{refund, money}}; los bancos tardan unos días en mostrarlo.\n\nCarenest',
    },
  },
  'fr-FR': {
    appointmentConfirmed: {
      subject: 'Votre rendez-vous avec {{name}} est confirmé',
      text: 'Bonjour {{reader}},\n\nvotre rendez-vous avec {{name}} le {{startsAt, instant}} est confirmé.\n\nCarenest',
    },
    appointmentCancelled: {
      subject: 'Votre rendez-vous avec {{name}} est annulé',
      text: 'Bonjour {{reader}},\n\nle rendez-vous avec {{name}} du {{startsAt, instant}} est annulé.\n\nCarenest',
    },
    appointmentCancelledWithRefund: {
      subject: 'Votre rendez-vous avec {{name}} est annulé',
      text: 'Bonjour {{reader}},\n\nle rendez-vous avec {{name}} du {{startsAt, instant}} est annulé. Nous vous remboursons {{refund, money}} ; les banques mettent quelques jours à l’afficher.\n\nCarenest',
    },
    appointmentMoved: {
      subject: 'Nouvel horaire pour votre rendez-vous avec {{name}}',
      text: 'Bonjour {{reader}},\n\nvotre rendez-vous avec {{name}} a été déplacé. Il a maintenant lieu le {{startsAt, instant}}.\n\nCarenest',
    },
    appointmentMissed: {
      subject: 'Vous avez manqué un rendez-vous avec {{name}}',
      text: 'Bonjour {{reader}},\n\n{{name}} nous a signalé votre absence au rendez-vous du {{startsAt, instant}}. Si ce n’est pas exact, écrivez à notre assistance.\n\nCarenest',
    },
    appointmentRefunded: {
      subject: 'Nous vous remboursons votre paiement',
      text: 'Bonjour {{reader}},\n\nnous regrettons que le rendez-vous avec {{name}} du {{startsAt, instant}} n’ait pas eu lieu. Nous vous remboursons {{refund, money}} ; les banques mettent quelques jours à l’afficher.\n\nCarenest',
    },
  },
  'de-DE': {
    appointmentConfirmed: {
      subject: 'Ihr Termin mit {{name}} ist bestätigt',
      text: 'Guten Tag {{reader}},\n\nIhr Termin mit {{name}} am {{startsAt, instant}} ist bestätigt.\n\nCarenest',
    },
    appointmentCancelled: {
      subject: 'Ihr Termin mit {{name}} wurde abgesagt',
      text: 'Guten Tag {{reader}},\n\nder Termin mit {{name}} am {{startsAt, instant}} wurde abgesagt.\n\nCarenest',
    },
    appointmentCancelledWithRefund: {
      subject: 'Ihr Termin mit {{name}} wurde abgesagt',
      text: 'Guten Tag {{reader}},\n\nder Termin mit {{name}} am {{startsAt, instant}} wurde abgesagt. {{refund, money}} sind auf dem Weg zurück zu Ihnen; bis Banken das zeigen, vergehen einige Tage.\n\nCarenest',
    },
    appointmentMoved: {
      subject: 'Ihr Termin mit {{name}} hat eine neue Zeit',
      text: 'Guten Tag {{reader}},\n\nIhr Termin mit {{name}} wurde verschoben. Er ist jetzt am {{startsAt, instant}}.\n\nCarenest',
    },
    appointmentMissed: {
      subject: 'Sie haben einen Termin mit {{name}} versäumt',
      text: 'Guten Tag {{reader}},\n\n{{name}} hat uns mitgeteilt, dass Sie zum Termin am {{startsAt, instant}} nicht gekommen sind. Wenn das nicht stimmt, schreiben Sie bitte unserem Support.\n\nCarenest',
    },
    appointmentRefunded: {
      subject: 'Wir erstatten Ihre Zahlung',
      text: 'Guten Tag {{reader}},\n\nes tut uns leid, dass der Termin mit {{name}} am {{startsAt, instant}} nicht stattfand. {{refund, money}} sind auf dem Weg zurück zu Ihnen; bis Banken das zeigen, vergehen einige Tage.\n\nCarenest',
    },
  },
  ar: {
    appointmentConfirmed: {
      subject: 'تم تأكيد موعدك مع {{name}}',
      text: 'مرحبًا {{reader}}،\n\nتم تأكيد موعدك مع {{name}} يوم {{startsAt, instant}}.\n\nCarenest',
    },
    appointmentCancelled: {
      subject: 'أُلغي موعدك مع {{name}}',
      text: 'مرحبًا {{reader}}،\n\nأُلغي الموعد مع {{name}} يوم {{startsAt, instant}}.\n\nCarenest',
    },
    appointmentCancelledWithRefund: {
      subject: 'أُلغي موعدك مع {{name}}',
      text: 'مرحبًا {{reader}}،\n\nأُلغي الموعد مع {{name}} يوم {{startsAt, instant}}. نعيد إليك {{refund, money}}، وقد يستغرق ظهور المبلغ لدى البنك بضعة أيام.\n\nCarenest',
    },
    appointmentMoved: {
      subject: 'وقت جديد لموعدك مع {{name}}',
      text: 'مرحبًا {{reader}}،\n\nنُقل موعدك مع {{name}}، وأصبح يوم {{startsAt, instant}}.\n\nCarenest',
    },
    appointmentMissed: {
      subject: 'فاتك موعد مع {{name}}',
      text: 'مرحبًا {{reader}}،\n\nأبلغنا {{name}} بأنك لم تحضر الموعد يوم {{startsAt, instant}}. إن لم يكن ذلك صحيحًا فاكتب إلى فريق الدعم.\n\nCarenest',
    },
    appointmentRefunded: {
      subject: 'نعيد إليك دفعتك',
      text: 'مرحبًا {{reader}}،\n\nنأسف لأن الموعد مع {{name}} يوم {{startsAt, instant}} لم يتم. نعيد إليك {{refund, money}}، وقد يستغرق ظهور المبلغ لدى البنك بضعة أيام.\n\nCarenest',
    },
  },
  'hi-IN': {
    appointmentConfirmed: {
      subject: '{{name}} के साथ आपका परामर्श पक्का है',
      text: 'नमस्ते {{reader}},\n\n{{name}} के साथ {{startsAt, instant}} का आपका परामर्श पक्का है।\n\nCarenest',
    },
    appointmentCancelled: {
      subject: '{{name}} के साथ आपका परामर्श रद्द हुआ',
      text: 'नमस्ते {{reader}},\n\n{{name}} के साथ {{startsAt, instant}} का परामर्श रद्द कर दिया गया है।\n\nCarenest',
    },
    appointmentCancelledWithRefund: {
      subject: '{{name}} के साथ आपका परामर्श रद्द हुआ',
      text: 'नमस्ते {{reader}},\n\n{{name}} के साथ {{startsAt, instant}} का परामर्श रद्द कर दिया गया है। {{refund, money}} आपको लौटाए जा रहे हैं; बैंक में दिखने में कुछ दिन लगते हैं।\n\nCarenest',
    },
    appointmentMoved: {
      subject: '{{name}} के साथ आपके परामर्श का नया समय',
      text: 'नमस्ते {{reader}},\n\n{{name}} के साथ आपके परामर्श का समय बदल गया है। अब यह {{startsAt, instant}} होगा।\n\nCarenest',
    },
    appointmentMissed: {
      subject: '{{name}} के साथ आपका परामर्श छूट गया',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने बताया कि आप {{startsAt, instant}} के परामर्श में नहीं आए। यदि यह सही नहीं है, तो कृपया हमारी सहायता टीम को लिखें।\n\nCarenest',
    },
    appointmentRefunded: {
      subject: 'हम आपका भुगतान लौटा रहे हैं',
      text: 'नमस्ते {{reader}},\n\nहमें खेद है कि {{name}} के साथ {{startsAt, instant}} का परामर्श नहीं हुआ। {{refund, money}} आपको लौटाए जा रहे हैं; बैंक में दिखने में कुछ दिन लगते हैं।\n\nCarenest',
    },
  },
}
