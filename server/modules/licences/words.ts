import type { ModuleWords } from '#server/kernel/words.ts'

export const licencesWords: ModuleWords = {
  'en-US': {
    licenceExpires: {
      subject: 'Your licence ends soon',
      text: 'Hello {{reader}},\n\nthe last day of your licence, as we know it, is {{lastDay, instant}}. Please hand in the renewed one, so that people go on finding you:\n{{address}}\n\nCarenest',
    },
  },
  'es-ES': {
    licenceExpires: {
      subject: 'Su licencia vence pronto',
      text: 'Hola, {{reader}}:\n\nSegún nuestros datos, el último día de su licencia es el {{lastDay, instant}}. Entregue la renovada para que se le siga encontrando:\n{{address}}\n\nCarenest',
    },
  },
  'fr-FR': {
    licenceExpires: {
      subject: 'Votre autorisation d’exercice expire bientôt',
      text: 'Bonjour {{reader}},\n\nselon nos informations, le dernier jour de votre autorisation d’exercice est le {{lastDay, instant}}. Remettez l’autorisation renouvelée pour que l’on continue de vous trouver :\n{{address}}\n\nCarenest',
    },
  },
  'de-DE': {
    licenceExpires: {
      subject: 'Ihre Zulassung läuft bald ab',
      text: 'Guten Tag {{reader}},\n\nder letzte Tag Ihrer Zulassung ist nach unserem Stand der {{lastDay, instant}}. Bitte reichen Sie die erneuerte ein, damit man Sie weiterhin findet:\n{{address}}\n\nCarenest',
    },
  },
  ar: {
    licenceExpires: {
      subject: 'ترخيصك على وشك الانتهاء',
      text: 'مرحبًا {{reader}}،\n\nآخر يوم في ترخيصك بحسب ما لدينا هو {{lastDay, instant}}. يُرجى تقديم الترخيص المجدَّد كي يستمر الناس في العثور عليك:\n{{address}}\n\nCarenest',
    },
  },
  'hi-IN': {
    licenceExpires: {
      subject: 'आपका लाइसेंस जल्द समाप्त होगा',
      text: 'नमस्ते {{reader}},\n\nहमारी जानकारी के अनुसार आपके लाइसेंस का अंतिम दिन {{lastDay, instant}} है। कृपया नवीनीकृत लाइसेंस जमा करें, ताकि लोग आपको ढूँढते रहें:\n{{address}}\n\nCarenest',
    },
  },
}
