import type { ModuleWords } from '#server/kernel/words.ts'

export const seeAsWords: ModuleWords = {
  'en-US': {
    officeSawAs: {
      subject: 'Our office looked at your account',
      text: 'Hello {{reader}},\n\nsomebody from the Carenest office looked at your account with your eyes for at most 15 minutes, to help. They could change nothing, and saw neither health records nor messages, prescriptions or documents. The reason: {{reason}}\n\nWho looked, and how to ask why:\n{{address}}\n\nCarenest',
    },
  },
  'de-DE': {
    officeSawAs: {
      subject: 'Unser Büro hat in Ihr Konto geschaut',
      text: 'Guten Tag {{reader}},\n\njemand aus dem Büro von Carenest hat für höchstens 15 Minuten mit Ihren Augen in Ihr Konto geschaut, um zu helfen. Dabei konnte nichts geändert werden, und weder Akten noch Nachrichten, Rezepte oder Dokumente waren zu sehen. Der Grund: {{reason}}\n\nWer geschaut hat, und wie Sie nachfragen:\n{{address}}\n\nCarenest',
    },
  },
  'fr-FR': {
    officeSawAs: {
      subject: 'Notre bureau a consulté votre compte',
      text: 'Bonjour {{reader}},\n\nune personne du bureau de Carenest a consulté votre compte tel que vous le voyez, 15 minutes au plus, pour vous aider. Elle ne pouvait rien modifier et n’a vu ni dossiers médicaux, ni messages, ni ordonnances, ni documents. Motif : {{reason}}\n\nQui a consulté, et comment demander pourquoi :\n{{address}}\n\nCarenest',
    },
  },
  'es-ES': {
    officeSawAs: {
      subject: 'Nuestra oficina ha mirado su cuenta',
      text: 'Hola, {{reader}}:\n\nAlguien de la oficina de Carenest ha mirado su cuenta tal como usted la ve, 15 minutos como máximo, para ayudar. No podía cambiar nada y no vio historias clínicas, mensajes, recetas ni documentos. Motivo: {{reason}}\n\nQuién miró y cómo preguntar por qué:\n{{address}}\n\nCarenest',
    },
  },
  ar: {
    officeSawAs: {
      subject: 'اطّلع مكتبنا على حسابك',
      text: 'مرحبًا {{reader}}،\n\nاطّلع أحد موظفي مكتب Carenest على حسابك كما تراه أنت لمدة لا تتجاوز 15 دقيقة بهدف المساعدة. لم يكن بإمكانه تغيير شيء، ولم يرَ السجلات الصحية ولا الرسائل ولا الوصفات ولا المستندات. السبب: {{reason}}\n\nمن اطّلع وكيف تسأل عن السبب:\n{{address}}\n\nCarenest',
    },
  },
  'hi-IN': {
    officeSawAs: {
      subject: 'हमारे कार्यालय ने आपका खाता देखा',
      text: 'नमस्ते {{reader}},\n\nCarenest कार्यालय के किसी व्यक्ति ने मदद करने के लिए अधिक से अधिक 15 मिनट तक आपका खाता वैसा ही देखा जैसा आप देखते हैं। वे कुछ बदल नहीं सकते थे, और उन्होंने न स्वास्थ्य रिकॉर्ड, न संदेश, न पर्चे और न दस्तावेज़ देखे। कारण: {{reason}}\n\nकिसने देखा और कारण कैसे पूछें:\n{{address}}\n\nCarenest',
    },
  },
}
