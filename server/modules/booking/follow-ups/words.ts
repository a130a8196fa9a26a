import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about visits that doctors suggest: with whom, never what for. */
export const followUpWords: ModuleWords = {
  'en-US': {
    followUpDue: {
      subject: 'Time for your next visit with {{name}}',
      text: 'Hello {{reader}},\n\n{{name}} suggested another visit about now. Choose a time here; doctor and kind of visit are chosen already:\n{{link}}\n\nCarenest',
    },
  },
  'es-ES': {
    followUpDue: {
      subject: 'Es hora de su próxima cita con {{name}}',
      text: 'Hola, {{reader}}:\n\n{{name}} le propuso otra cita por estas fechas. Elija una hora aquí; el médico y el tipo de cita ya están elegidos:\n{{link}}\n\nCarenest',
    },
  },
  'fr-FR': {
    followUpDue: {
      subject: 'Votre prochain rendez-vous avec {{name}}',
      text: 'Bonjour {{reader}},\n\n{{name}} vous a proposé un nouveau rendez-vous à cette période. Choisissez un créneau ici ; médecin et type de rendez-vous sont déjà choisis :\n{{link}}\n\nCarenest',
    },
  },
  'de-DE': {
    followUpDue: {
      subject: 'Zeit für Ihren nächsten Termin bei {{name}}',
      text: 'Guten Tag {{reader}},\n\n{{name}} hat etwa jetzt einen weiteren Termin vorgeschlagen. Wählen Sie hier eine Zeit; Praxis und Art des Termins sind schon gewählt:\n{{link}}\n\nCarenest',
    },
  },
  'hi-IN': {
    followUpDue: {
      subject: '{{name}} के साथ अगले परामर्श का समय',
      text: 'नमस्ते {{reader}},\n\n{{name}} ने लगभग अभी एक और परामर्श सुझाया था। यहाँ समय चुनें; डॉक्टर और परामर्श का प्रकार पहले से चुने हैं:\n{{link}}\n\nCarenest',
    },
  },
  ar: {
    followUpDue: {
      subject: 'حان وقت موعدك التالي مع {{name}}',
      text: 'مرحبًا {{reader}}،\n\nاقترح {{name}} موعدًا آخر في هذه الفترة. اختر وقتًا هنا؛ الطبيب ونوع الموعد محددان مسبقًا:\n{{link}}\n\nCarenest',
    },
  },
}
