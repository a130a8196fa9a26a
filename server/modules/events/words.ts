import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails to guests of events. */
export const eventsWords: ModuleWords = {
  'en-US': {
    eventMoved: {
      subject: '“{{title}}” has a new time',
      text: 'Hello {{reader}},\n\nthe event “{{title}}” was moved. It now begins on {{startsAt, instant}}. If that does not suit you, please open it and give your place to somebody else.\n\nCarenest',
    },
    eventPlaceChanged: {
      subject: '“{{title}}” has a new place',
      text: 'Hello {{reader}},\n\nthe event “{{title}}” on {{startsAt, instant}} takes place somewhere else. Open it to see where.\n\nCarenest',
    },
    eventMovedAndPlaceChanged: {
      subject: '“{{title}}” has a new time and place',
      text: 'Hello {{reader}},\n\nthe event “{{title}}” was moved. It now begins on {{startsAt, instant}} and takes place somewhere else. Open it to see where.\n\nCarenest',
    },
    eventCancelled: {
      subject: '“{{title}}” was cancelled',
      text: 'Hello {{reader}},\n\nthe event “{{title}}” on {{startsAt, instant}} was cancelled. The organiser writes:\n\n{{reason}}\n\nCarenest',
    },
    eventPlaceFree: {
      subject: 'You have a place at “{{title}}”',
      text: 'Hello {{reader}},\n\na place became free, and you now go to “{{title}}” on {{startsAt, instant}}. If you cannot come, please open it and give your place to somebody else.\n\nCarenest',
    },
  },
  'es-ES': {
    eventMoved: {
      subject: '«{{title}}» tiene nueva hora',
      text: 'Hola, {{reader}}:\n\nEl evento «{{title}}» se ha cambiado de hora. Ahora empieza el {{startsAt, instant}}. Si no le viene bien, ábralo y deje su plaza a otra persona.\n\nCarenest',
    },
    eventPlaceChanged: {
      subject: '«{{title}}» tiene nuevo lugar',
      text: 'Hola, {{reader}}:\n\nEl evento «{{title}}» del {{startsAt, instant}} se celebra en otro lugar. Ábralo para ver dónde.\n\nCarenest',
    },
    eventMovedAndPlaceChanged: {
      subject: '«{{title}}» tiene nueva hora y nuevo lugar',
      text: 'Hola, {{reader}}:\n\nEl evento «{{title}}» se ha cambiado. Ahora empieza el {{startsAt, instant}} y se celebra en otro lugar. Ábralo para ver dónde.\n\nCarenest',
    },
    eventCancelled: {
      subject: '«{{title}}» se ha cancelado',
      text: 'Hola, {{reader}}:\n\nEl evento «{{title}}» del {{startsAt, instant}} se ha cancelado. Quien lo organiza escribe:\n\n{{reason}}\n\nCarenest',
    },
    eventPlaceFree: {
      subject: 'Tiene plaza en «{{title}}»',
      text: 'Hola, {{reader}}:\n\nHa quedado una plaza libre y ahora asiste a «{{title}}» el {{startsAt, instant}}. Si no puede ir, ábralo y deje su plaza a otra persona.\n\nCarenest',
    },
  },
  'fr-FR': {
    eventMoved: {
      subject: 'Nouvel horaire pour « {{title}} »',
      text: 'Bonjour {{reader}},\n\nl’événement « {{title}} » a été déplacé. Il commence maintenant le {{startsAt, instant}}. Si cela ne vous convient pas, ouvrez-le et laissez votre place à quelqu’un d’autre.\n\nCarenest',
    },
    eventPlaceChanged: {
      subject: 'Nouveau lieu pour « {{title}} »',
      text: 'Bonjour {{reader}},\n\nl’événement « {{title}} » du {{startsAt, instant}} a lieu ailleurs. Ouvrez-le pour voir où.\n\nCarenest',
    },
    eventMovedAndPlaceChanged: {
      subject: 'Nouvel horaire et nouveau lieu pour « {{title}} »',
      text: 'Bonjour {{reader}},\n\nl’événement « {{title}} » a été déplacé. Il commence maintenant le {{startsAt, instant}} et a lieu ailleurs. Ouvrez-le pour voir où.\n\nCarenest',
    },
    eventCancelled: {
      subject: '« {{title}} » est annulé',
      text: 'Bonjour {{reader}},\n\nl’événement « {{title}} » du {{startsAt, instant}} est annulé. Voici ce qu’écrit la personne qui l’organise :\n\n{{reason}}\n\nCarenest',
    },
    eventPlaceFree: {
      subject: 'Vous avez une place à « {{title}} »',
      text: 'Bonjour {{reader}},\n\nune place s’est libérée : vous participez maintenant à « {{title}} » le {{startsAt, instant}}. Si vous ne pouvez pas venir, ouvrez-le et laissez votre place à quelqu’un d’autre.\n\nCarenest',
    },
  },
  'de-DE': {
    eventMoved: {
      subject: '„{{title}}“ hat eine neue Zeit',
      text: 'Guten Tag {{reader}},\n\ndie Veranstaltung „{{title}}“ wurde verlegt. Sie beginnt jetzt am {{startsAt, instant}}. Wenn Ihnen das nicht passt, öffnen Sie sie bitte und geben Sie Ihren Platz weiter.\n\nCarenest',
    },
    eventPlaceChanged: {
      subject: '„{{title}}“ hat einen neuen Ort',
      text: 'Guten Tag {{reader}},\n\ndie Veranstaltung „{{title}}“ am {{startsAt, instant}} findet an einem anderen Ort statt. Öffnen Sie sie, um zu sehen, wo.\n\nCarenest',
    },
    eventMovedAndPlaceChanged: {
      subject: '„{{title}}“ hat eine neue Zeit und einen neuen Ort',
      text: 'Guten Tag {{reader}},\n\ndie Veranstaltung „{{title}}“ wurde verlegt. Sie beginnt jetzt am {{startsAt, instant}} und findet an einem anderen Ort statt. Öffnen Sie sie, um zu sehen, wo.\n\nCarenest',
    },
    eventCancelled: {
      subject: '„{{title}}“ wurde abgesagt',
      text: 'Guten Tag {{reader}},\n\ndie Veranstaltung „{{title}}“ am {{startsAt, instant}} wurde abgesagt. Dazu heißt es:\n\n{{reason}}\n\nCarenest',
    },
    eventPlaceFree: {
      subject: 'Sie haben einen Platz bei „{{title}}“',
      text: 'Guten Tag {{reader}},\n\nein Platz ist frei geworden: Sie nehmen jetzt an „{{title}}“ am {{startsAt, instant}} teil. Wenn Sie nicht kommen können, öffnen Sie die Veranstaltung bitte und geben Sie Ihren Platz weiter.\n\nCarenest',
    },
  },
  ar: {
    eventMoved: {
      subject: 'وقت جديد لفعالية «{{title}}»',
      text: 'مرحبًا {{reader}}،\n\nتغيّر وقت فعالية «{{title}}»، وأصبحت تبدأ يوم {{startsAt, instant}}. إن لم يناسبك ذلك فافتحها واترك مكانك لغيرك.\n\nCarenest',
    },
    eventPlaceChanged: {
      subject: 'مكان جديد لفعالية «{{title}}»',
      text: 'مرحبًا {{reader}}،\n\nتغيّر مكان فعالية «{{title}}» يوم {{startsAt, instant}}. افتحها لترى أين تُقام.\n\nCarenest',
    },
    eventMovedAndPlaceChanged: {
      subject: 'وقت ومكان جديدان لفعالية «{{title}}»',
      text: 'مرحبًا {{reader}}،\n\nتغيّرت فعالية «{{title}}»، وأصبحت تبدأ يوم {{startsAt, instant}} في مكان آخر. افتحها لترى أين تُقام.\n\nCarenest',
    },
    eventCancelled: {
      subject: 'أُلغيت فعالية «{{title}}»',
      text: 'مرحبًا {{reader}}،\n\nأُلغيت فعالية «{{title}}» يوم {{startsAt, instant}}. كتب المنظّم:\n\n{{reason}}\n\nCarenest',
    },
    eventPlaceFree: {
      subject: 'لك مكان في «{{title}}»',
      text: 'مرحبًا {{reader}}،\n\nشغر مكان، وأصبحت من الحاضرين في «{{title}}» يوم {{startsAt, instant}}. إن لم تستطع الحضور فافتحها واترك مكانك لغيرك.\n\nCarenest',
    },
  },
  'hi-IN': {
    eventMoved: {
      subject: '“{{title}}” का नया समय',
      text: 'नमस्ते {{reader}},\n\nकार्यक्रम “{{title}}” का समय बदल गया है। अब यह {{startsAt, instant}} पर शुरू होगा। यदि यह समय आपके लिए ठीक नहीं है, तो कृपया इसे खोलें और अपनी जगह किसी और को दें।\n\nCarenest',
    },
    eventPlaceChanged: {
      subject: '“{{title}}” की नई जगह',
      text: 'नमस्ते {{reader}},\n\n{{startsAt, instant}} का कार्यक्रम “{{title}}” अब किसी दूसरी जगह होगा। जगह देखने के लिए इसे खोलें।\n\nCarenest',
    },
    eventMovedAndPlaceChanged: {
      subject: '“{{title}}” का नया समय और नई जगह',
      text: 'नमस्ते {{reader}},\n\nकार्यक्रम “{{title}}” बदल गया है। अब यह {{startsAt, instant}} पर शुरू होगा और किसी दूसरी जगह होगा। जगह देखने के लिए इसे खोलें।\n\nCarenest',
    },
    eventCancelled: {
      subject: '“{{title}}” रद्द हुआ',
      text: 'नमस्ते {{reader}},\n\n{{startsAt, instant}} का कार्यक्रम “{{title}}” रद्द कर दिया गया है। आयोजक ने लिखा है:\n\n{{reason}}\n\nCarenest',
    },
    eventPlaceFree: {
      subject: '“{{title}}” में आपको जगह मिल गई',
      text: 'नमस्ते {{reader}},\n\nएक जगह खाली हुई है और अब आप {{startsAt, instant}} को “{{title}}” में जा रहे हैं। यदि आप नहीं आ सकते, तो कृपया इसे खोलें और अपनी जगह किसी और को दें।\n\nCarenest',
    },
  },
}
