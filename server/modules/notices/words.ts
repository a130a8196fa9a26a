import type { ModuleWords } from '#server/kernel/words.ts'

/** The one mail that says what quiet hours held: each with its own subject and text. */
export const noticesWords: ModuleWords = {
  'en-US': {
    heldNews: {
      subject: 'What happened during your quiet hours',
      text: 'Hello {{reader}},\n\nthis was held until your quiet hours ended:\n\n{{texts}}\n\nAll notices: {{link}}\n\nCarenest',
    },
  },
  'es-ES': {
    heldNews: {
      subject: 'Lo que ocurrió durante sus horas de silencio',
      text: 'Hola, {{reader}}:\n\nEsto se retuvo hasta el final de sus horas de silencio:\n\n{{texts}}\n\nTodos los avisos: {{link}}\n\nCarenest',
    },
  },
  'fr-FR': {
    heldNews: {
      subject: 'Ce qui s’est passé pendant vos heures calmes',
      text: 'Bonjour {{reader}},\n\nVoici ce qui a été retenu jusqu’à la fin de vos heures calmes :\n\n{{texts}}\n\nTous les avis : {{link}}\n\nCarenest',
    },
  },
  'de-DE': {
    heldNews: {
      subject: 'Was während Ihrer Ruhezeit geschehen ist',
      text: 'Guten Tag {{reader}},\n\ndies wurde bis zum Ende Ihrer Ruhezeit zurückgehalten:\n\n{{texts}}\n\nAlle Mitteilungen: {{link}}\n\nCarenest',
    },
  },
  ar: {
    heldNews: {
      subject: 'ما حدث خلال ساعات الهدوء',
      text: 'مرحبًا {{reader}}،\n\nاحتفظنا بما يلي حتى انتهت ساعات الهدوء:\n\n{{texts}}\n\nكل الإشعارات: {{link}}\n\nCarenest',
    },
  },
  'hi-IN': {
    heldNews: {
      subject: 'आपके शांत समय के दौरान क्या हुआ',
      text: 'नमस्ते {{reader}},\n\nआपका शांत समय समाप्त होने तक ये संदेश रोके गए थे:\n\n{{texts}}\n\nसभी सूचनाएँ: {{link}}\n\nCarenest',
    },
  },
}
