import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about visits: with whom, when and how, never why. Parts of mails stand beside them and are nested by name. */
export const bookingWords: ModuleWords = {
  'en-US': {
    appointmentConfirmed: {
      subject: 'Your visit with {{name}} is confirmed',
      text: 'Hello {{reader}},\n\nyour visit with {{name}} is confirmed.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\nCarenest',
    },
    appointmentConfirmedPaid: {
      subject: 'Your visit with {{name}} is confirmed',
      text: 'Hello {{reader}},\n\nyour visit with {{name}} is confirmed.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\n$t(mail.{{rule}}.text)\n\nCarenest',
    },
    visitFacts: {
      text: 'When: {{startsAt, instant}}\nHow: $t(mail.{{how}}.text)\nNumber: {{number}}\n\nSee the visit: {{link}}',
    },
    visitFile: { text: 'The attached file puts it into your calendar.' },
    visitByVideo: { text: 'by video' },
    visitInClinic: { text: 'in the clinic' },
    visitInClinicAt: { text: 'in the clinic: {{place}}' },
    refundUntil: {
      text: 'If you cancel until {{refundUntil, instant}}, you get everything back; after that, half. If the doctor cancels or does not come, you get everything back.',
    },
    refundHalf: {
      text: 'The visit begins in less than 24 hours: if you cancel, you get half back. If the doctor cancels or does not come, you get everything back.',
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
      text: 'Hello {{reader}},\n\nyour visit with {{name}} was moved.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\nCarenest',
    },
    appointmentReminder: {
      subject: 'Reminder: your visit with {{name}}',
      text: 'Hello {{reader}},\n\nyour visit with {{name}} is coming up.\n\n$t(mail.visitFacts.text)\n\nIf you cannot come, move or cancel it there in time.\n\nCarenest',
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
      text: 'Hola, {{reader}}:\n\nSu cita con {{name}} está confirmada.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\nCarenest',
    },
    appointmentConfirmedPaid: {
      subject: 'Su cita con {{name}} está confirmada',
      text: 'Hola, {{reader}}:\n\nSu cita con {{name}} está confirmada.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\n$t(mail.{{rule}}.text)\n\nCarenest',
    },
    visitFacts: {
      text: 'Cuándo: {{startsAt, instant}}\nCómo: $t(mail.{{how}}.text)\nNúmero: {{number}}\n\nVer la cita: {{link}}',
    },
    visitFile: { text: 'El archivo adjunto la añade a su calendario.' },
    visitByVideo: { text: 'por vídeo' },
    visitInClinic: { text: 'en la clínica' },
    visitInClinicAt: { text: 'en la clínica: {{place}}' },
    refundUntil: {
      text: 'Si cancela hasta el {{refundUntil, instant}}, se le devuelve todo; después, la mitad. Si el médico cancela o no acude, se le devuelve todo.',
    },
    refundHalf: {
      text: 'La cita empieza en menos de 24 horas: si cancela, se le devuelve la mitad. Si el médico cancela o no acude, se le devuelve todo.',
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
      text: 'Hola, {{reader}}:\n\nSu cita con {{name}} se ha cambiado.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\nCarenest',
    },
    appointmentReminder: {
      subject: 'Recordatorio: su cita con {{name}}',
      text: 'Hola, {{reader}}:\n\nSe acerca su cita con {{name}}.\n\n$t(mail.visitFacts.text)\n\nSi no puede acudir, cámbiela o cancélela allí a tiempo.\n\nCarenest',
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
      text: 'Bonjour {{reader}},\n\nvotre rendez-vous avec {{name}} est confirmé.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\nCarenest',
    },
    appointmentConfirmedPaid: {
      subject: 'Votre rendez-vous avec {{name}} est confirmé',
      text: 'Bonjour {{reader}},\n\nvotre rendez-vous avec {{name}} est confirmé.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\n$t(mail.{{rule}}.text)\n\nCarenest',
    },
    visitFacts: {
      text: 'Quand : {{startsAt, instant}}\nComment : $t(mail.{{how}}.text)\nNuméro : {{number}}\n\nVoir le rendez-vous : {{link}}',
    },
    visitFile: { text: 'Le fichier joint l’ajoute à votre agenda.' },
    visitByVideo: { text: 'par vidéo' },
    visitInClinic: { text: 'au cabinet' },
    visitInClinicAt: { text: 'au cabinet : {{place}}' },
    refundUntil: {
      text: 'Si vous annulez jusqu’au {{refundUntil, instant}}, tout vous est remboursé ; ensuite, la moitié. Si le médecin annule ou ne vient pas, tout vous est remboursé.',
    },
    refundHalf: {
      text: 'Le rendez-vous commence dans moins de 24 heures : si vous annulez, la moitié vous est remboursée. Si le médecin annule ou ne vient pas, tout vous est remboursé.',
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
      text: 'Bonjour {{reader}},\n\nvotre rendez-vous avec {{name}} a été déplacé.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\nCarenest',
    },
    appointmentReminder: {
      subject: 'Rappel : votre rendez-vous avec {{name}}',
      text: 'Bonjour {{reader}},\n\nvotre rendez-vous avec {{name}} approche.\n\n$t(mail.visitFacts.text)\n\nSi vous ne pouvez pas venir, déplacez-le ou annulez-le à temps sur cette page.\n\nCarenest',
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
      text: 'Guten Tag {{reader}},\n\nIhr Termin mit {{name}} ist bestätigt.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\nCarenest',
    },
    appointmentConfirmedPaid: {
      subject: 'Ihr Termin mit {{name}} ist bestätigt',
      text: 'Guten Tag {{reader}},\n\nIhr Termin mit {{name}} ist bestätigt.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\n$t(mail.{{rule}}.text)\n\nCarenest',
    },
    visitFacts: {
      text: 'Wann: {{startsAt, instant}}\nWie: $t(mail.{{how}}.text)\nNummer: {{number}}\n\nTermin ansehen: {{link}}',
    },
    visitFile: { text: 'Die angehängte Datei trägt ihn in Ihren Kalender ein.' },
    visitByVideo: { text: 'per Video' },
    visitInClinic: { text: 'in der Praxis' },
    visitInClinicAt: { text: 'in der Praxis: {{place}}' },
    refundUntil: {
      text: 'Wenn Sie bis {{refundUntil, instant}} absagen, bekommen Sie alles zurück, danach die Hälfte. Sagt der Arzt ab oder kommt er nicht, bekommen Sie alles zurück.',
    },
    refundHalf: {
      text: 'Der Termin beginnt in weniger als 24 Stunden: Wenn Sie absagen, bekommen Sie die Hälfte zurück. Sagt der Arzt ab oder kommt er nicht, bekommen Sie alles zurück.',
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
      text: 'Guten Tag {{reader}},\n\nIhr Termin mit {{name}} wurde verschoben.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\nCarenest',
    },
    appointmentReminder: {
      subject: 'Erinnerung: Ihr Termin mit {{name}}',
      text: 'Guten Tag {{reader}},\n\nIhr Termin mit {{name}} steht bevor.\n\n$t(mail.visitFacts.text)\n\nWenn Sie nicht können, verschieben oder stornieren Sie ihn dort rechtzeitig.\n\nCarenest',
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
      text: 'مرحبًا {{reader}}،\n\nتم تأكيد موعدك مع {{name}}.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\nCarenest',
    },
    appointmentConfirmedPaid: {
      subject: 'تم تأكيد موعدك مع {{name}}',
      text: 'مرحبًا {{reader}}،\n\nتم تأكيد موعدك مع {{name}}.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\n$t(mail.{{rule}}.text)\n\nCarenest',
    },
    visitFacts: {
      text: 'الموعد: {{startsAt, instant}}\nالطريقة: $t(mail.{{how}}.text)\nالرقم: {{number}}\n\nعرض الموعد: {{link}}',
    },
    visitFile: { text: 'الملف المرفق يضيفه إلى تقويمك.' },
    visitByVideo: { text: 'بالفيديو' },
    visitInClinic: { text: 'في العيادة' },
    visitInClinicAt: { text: 'في العيادة: {{place}}' },
    refundUntil: {
      text: 'إن ألغيت حتى {{refundUntil, instant}} تستعيد المبلغ كله، وبعد ذلك نصفه. وإن ألغى الطبيب أو لم يحضر تستعيد المبلغ كله.',
    },
    refundHalf: {
      text: 'يبدأ الموعد بعد أقل من 24 ساعة: إن ألغيت تستعيد النصف. وإن ألغى الطبيب أو لم يحضر تستعيد المبلغ كله.',
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
      text: 'مرحبًا {{reader}}،\n\nنُقل موعدك مع {{name}}.\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\nCarenest',
    },
    appointmentReminder: {
      subject: 'تذكير: موعدك مع {{name}}',
      text: 'مرحبًا {{reader}}،\n\nيقترب موعدك مع {{name}}.\n\n$t(mail.visitFacts.text)\n\nإن لم تتمكن من الحضور، فغيّر الموعد أو ألغه هناك في الوقت المناسب.\n\nCarenest',
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
      text: 'नमस्ते {{reader}},\n\n{{name}} के साथ आपका परामर्श पक्का है।\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\nCarenest',
    },
    appointmentConfirmedPaid: {
      subject: '{{name}} के साथ आपका परामर्श पक्का है',
      text: 'नमस्ते {{reader}},\n\n{{name}} के साथ आपका परामर्श पक्का है।\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\n$t(mail.{{rule}}.text)\n\nCarenest',
    },
    visitFacts: {
      text: 'कब: {{startsAt, instant}}\nकैसे: $t(mail.{{how}}.text)\nसंख्या: {{number}}\n\nपरामर्श देखें: {{link}}',
    },
    visitFile: { text: 'संलग्न फ़ाइल इसे आपके कैलेंडर में जोड़ देती है।' },
    visitByVideo: { text: 'वीडियो से' },
    visitInClinic: { text: 'क्लिनिक में' },
    visitInClinicAt: { text: 'क्लिनिक में: {{place}}' },
    refundUntil: {
      text: '{{refundUntil, instant}} तक रद्द करें तो पूरी राशि लौटेगी; उसके बाद आधी। यदि डॉक्टर रद्द करें या न आएँ, तो पूरी राशि लौटेगी।',
    },
    refundHalf: {
      text: 'परामर्श 24 घंटे से कम समय में शुरू होगा: रद्द करने पर आधी राशि लौटेगी। यदि डॉक्टर रद्द करें या न आएँ, तो पूरी राशि लौटेगी।',
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
      text: 'नमस्ते {{reader}},\n\n{{name}} के साथ आपके परामर्श का समय बदल गया है।\n\n$t(mail.visitFacts.text)\n$t(mail.visitFile.text)\n\nCarenest',
    },
    appointmentReminder: {
      subject: 'याद दिलाना: {{name}} के साथ आपका परामर्श',
      text: 'नमस्ते {{reader}},\n\n{{name}} के साथ आपका परामर्श जल्द ही है।\n\n$t(mail.visitFacts.text)\n\nयदि आप नहीं आ सकते, तो वहीं समय रहते समय बदलें या रद्द करें।\n\nCarenest',
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
