import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about care plans: for whom, and nothing of what. */
export const careWords: ModuleWords = {
  'en-US': {
    carePlanSet: {
      subject: 'A care plan for {{name}}',
      text: 'Hello {{reader}},\n\n{{doctor}} set something in the care plan of {{name}}. Open the health record to see what is due and when.\n\nCarenest',
    },
    vaccinationDue: {
      subject: 'A vaccination of {{name}} is due soon',
      text: 'Hello {{reader}},\n\nby the health record of {{name}} a vaccination is due within a week. Open the record to see which, and book a visit for it.\n\nCarenest',
    },
    careComing: {
      subject: 'Something planned for {{name}} comes up',
      text: 'Hello {{reader}},\n\nsomething in the care plan of {{name}} is due around {{startsAt, instant}}. Open the care plan to see what, and book a visit if it needs one.\n\nCarenest',
    },
  },
  'es-ES': {
    carePlanSet: {
      subject: 'Un plan de cuidados para {{name}}',
      text: 'Hola, {{reader}}:\n\n{{doctor}} ha añadido algo al plan de cuidados de {{name}}. Abra el historial para ver qué toca y cuándo.\n\nCarenest',
    },
    vaccinationDue: {
      subject: 'A {{name}} le toca pronto una vacuna',
      text: 'Hola, {{reader}}:\n\nSegún el historial de {{name}}, toca una vacuna en el plazo de una semana. Abra el historial para ver cuál es y reserve una visita.\n\nCarenest',
    },
    careComing: {
      subject: 'Se acerca algo planificado para {{name}}',
      text: 'Hola, {{reader}}:\n\nAlgo del plan de cuidados de {{name}} toca hacia el {{startsAt, instant}}. Abra el plan para ver qué es y reserve una visita si hace falta.\n\nCarenest',
    },
  },
  'fr-FR': {
    carePlanSet: {
      subject: 'Un plan de soins pour {{name}}',
      text: 'Bonjour {{reader}},\n\n{{doctor}} a ajouté quelque chose au plan de soins de {{name}}. Ouvrez le dossier de santé pour voir quoi et quand.\n\nCarenest',
    },
    vaccinationDue: {
      subject: 'Un vaccin de {{name}} est bientôt à faire',
      text: 'Bonjour {{reader}},\n\nd’après le dossier de santé de {{name}}, un vaccin est à faire dans la semaine. Ouvrez le dossier pour voir lequel et prenez rendez-vous.\n\nCarenest',
    },
    careComing: {
      subject: 'Une échéance approche pour {{name}}',
      text: 'Bonjour {{reader}},\n\nquelque chose du plan de soins de {{name}} est prévu vers le {{startsAt, instant}}. Ouvrez le plan pour voir quoi, et prenez rendez-vous si nécessaire.\n\nCarenest',
    },
  },
  'de-DE': {
    carePlanSet: {
      subject: 'Ein Pflegeplan für {{name}}',
      text: 'Hallo {{reader}},\n\n{{doctor}} hat etwas im Pflegeplan von {{name}} festgelegt. Öffnen Sie die Gesundheitsakte, um zu sehen, was wann ansteht.\n\nCarenest',
    },
    vaccinationDue: {
      subject: 'Für {{name}} ist bald eine Impfung fällig',
      text: 'Hallo {{reader}},\n\nnach der Gesundheitsakte von {{name}} ist innerhalb einer Woche eine Impfung fällig. Öffnen Sie die Akte, um zu sehen, welche, und buchen Sie einen Termin dafür.\n\nCarenest',
    },
    careComing: {
      subject: 'Für {{name}} steht etwas Geplantes an',
      text: 'Hallo {{reader}},\n\nim Pflegeplan von {{name}} steht um den {{startsAt, instant}} etwas an. Öffnen Sie den Plan, um zu sehen, was, und buchen Sie einen Termin, wenn es einen braucht.\n\nCarenest',
    },
  },
  ar: {
    carePlanSet: {
      subject: 'خطة رعاية لـ {{name}}',
      text: 'مرحبًا {{reader}}،\n\nأضاف {{doctor}} أمرًا إلى خطة رعاية {{name}}. افتح السجل الصحي لترى ما المطلوب ومتى.\n\nCarenest',
    },
    vaccinationDue: {
      subject: 'اقترب موعد تطعيم {{name}}',
      text: 'مرحبًا {{reader}}،\n\nبحسب السجل الصحي لـ {{name}} يحين موعد تطعيم خلال أسبوع. افتح السجل لترى أي تطعيم، واحجز موعدًا له.\n\nCarenest',
    },
    careComing: {
      subject: 'يقترب موعد مخطط له لـ {{name}}',
      text: 'مرحبًا {{reader}}،\n\nيحين أمر في خطة رعاية {{name}} نحو {{startsAt, instant}}. افتح الخطة لترى ما هو، واحجز زيارة إن لزم.\n\nCarenest',
    },
  },
  'hi-IN': {
    carePlanSet: {
      subject: '{{name}} के लिए देखभाल योजना',
      text: 'नमस्ते {{reader}},\n\n{{doctor}} ने {{name}} की देखभाल योजना में कुछ जोड़ा है। क्या और कब करना है, यह देखने के लिए स्वास्थ्य रिकॉर्ड खोलें।\n\nCarenest',
    },
    vaccinationDue: {
      subject: '{{name}} का टीका जल्द लगना है',
      text: 'नमस्ते {{reader}},\n\n{{name}} के स्वास्थ्य रिकॉर्ड के अनुसार एक हफ़्ते के भीतर एक टीका लगना है। कौन सा, यह देखने के लिए रिकॉर्ड खोलें और उसके लिए परामर्श बुक करें।\n\nCarenest',
    },
    careComing: {
      subject: '{{name}} के लिए तय की गई बात आने वाली है',
      text: 'नमस्ते {{reader}},\n\n{{name}} की देखभाल योजना में {{startsAt, instant}} के आसपास कुछ करना है। क्या, यह देखने के लिए योजना खोलें, और ज़रूरत हो तो विज़िट बुक करें।\n\nCarenest',
    },
  },
}
