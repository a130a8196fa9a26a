import type { ModuleWords } from '#server/kernel/words.ts'

/** The mail that invites somebody to care for a pet. */
export const carersWords: ModuleWords = {
  'en-US': {
    carerInvitation: {
      subject: 'You are asked to help care for an animal on Carenest',
      text: 'Hello,\n\nsomebody who uses Carenest asks you to help care for their animal. Open this link to see who asks, which animal it is and what you could do for it; then accept or decline:\n\n{{link}}\n\nThe link works once and is good for {{days}} days. If you do not expect this, you need not do anything.\n\nCarenest',
    },
  },
  'es-ES': {
    carerInvitation: {
      subject: 'Le piden ayuda para cuidar de un animal en Carenest',
      text: 'Hola:\n\nalguien que usa Carenest le pide ayuda para cuidar de su animal. Abra este enlace para ver quién lo pide, de qué animal se trata y qué podría hacer por él; después, acepte o rechace:\n\n{{link}}\n\nEl enlace sirve una sola vez y caduca en {{days}} días. Si no esperaba este mensaje, no tiene que hacer nada.\n\nCarenest',
    },
  },
  'fr-FR': {
    carerInvitation: {
      subject: 'On vous demande d’aider à prendre soin d’un animal sur Carenest',
      text: 'Bonjour,\n\nquelqu’un qui utilise Carenest vous demande de l’aider à prendre soin de son animal. Ouvrez ce lien pour voir qui vous invite, de quel animal il s’agit et ce que vous pourriez faire ; acceptez ou refusez ensuite :\n\n{{link}}\n\nLe lien ne sert qu’une fois et reste valable {{days}} jours. Si vous n’attendiez pas ce message, vous n’avez rien à faire.\n\nCarenest',
    },
  },
  'de-DE': {
    carerInvitation: {
      subject: 'Sie werden gebeten, bei Carenest ein Tier mitzubetreuen',
      text: 'Guten Tag,\n\njemand, der Carenest nutzt, bittet Sie, sein Tier mitzubetreuen. Öffnen Sie diesen Link, um zu sehen, wer fragt, um welches Tier es geht und was Sie für es tun könnten; danach nehmen Sie an oder lehnen ab:\n\n{{link}}\n\nDer Link gilt einmal und {{days}} Tage lang. Wenn Sie das nicht erwartet haben, müssen Sie nichts tun.\n\nCarenest',
    },
  },
  ar: {
    carerInvitation: {
      subject: 'يُطلب منك المساعدة في رعاية حيوان على Carenest',
      text: 'مرحبًا،\n\nيطلب منك شخص يستخدم Carenest أن تساعده في رعاية حيوانه. افتح هذا الرابط لترى من يدعوك وأي حيوان هو وما يمكنك فعله من أجله، ثم اقبل أو ارفض:\n\n{{link}}\n\nيعمل الرابط مرة واحدة، ومدة صلاحيته بالأيام: {{days}}. إن كنت لا تتوقع هذه الرسالة فلا حاجة إلى فعل شيء.\n\nCarenest',
    },
  },
  'hi-IN': {
    carerInvitation: {
      subject: 'आपसे Carenest पर एक पशु की देखभाल में मदद माँगी गई है',
      text: 'नमस्ते,\n\nCarenest का उपयोग करने वाला कोई व्यक्ति आपसे अपने पशु की देखभाल में मदद माँगता है। यह लिंक खोलकर देखें कि कौन पूछ रहा है, कौन-सा पशु है और आप उसके लिए क्या कर सकते हैं; फिर स्वीकार या अस्वीकार करें:\n\n{{link}}\n\nलिंक एक ही बार काम करता है और {{days}} दिन तक मान्य है। यदि आपको इसकी अपेक्षा नहीं थी, तो आपको कुछ नहीं करना है।\n\nCarenest',
    },
  },
}
