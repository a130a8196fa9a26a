import type { Locale } from '#contract/kernel/values.ts'
import type { SummaryPart } from '#contract/summaries/values.ts'

interface SummarySentences {
  readonly title: string
  readonly subject: string
  readonly visit: string
  readonly prescribed: string
  readonly medicine: string
  readonly dosing: string
  readonly parts: Readonly<Record<SummaryPart, string>>
}

/** What stands on a summary beside what the doctor wrote. */
export const summarySentences: Readonly<Record<Locale, SummarySentences>> = {
  'en-US': {
    title: 'Summary of a visit',
    subject: 'For',
    visit: 'Visit',
    prescribed: 'What was prescribed',
    medicine: 'Medicine',
    dosing: 'How to take it',
    parts: {
      found: 'What we found',
      treatment: 'What was done or prescribed',
      advice: 'What to do next',
      warning: 'Come at once if',
      comeBack: 'When to come back',
    },
  },
  'es-ES': {
    title: 'Resumen de una cita',
    subject: 'Para',
    visit: 'Cita',
    prescribed: 'Lo que se recetó',
    medicine: 'Medicamento',
    dosing: 'Cómo tomarlo',
    parts: {
      found: 'Lo que encontramos',
      treatment: 'Qué se hizo o recetó',
      advice: 'Qué hacer ahora',
      warning: 'Acuda enseguida si',
      comeBack: 'Cuándo volver',
    },
  },
  'fr-FR': {
    title: 'Résumé d’un rendez-vous',
    subject: 'Pour',
    visit: 'Rendez-vous',
    prescribed: 'Ce qui a été prescrit',
    medicine: 'Médicament',
    dosing: 'Comment le prendre',
    parts: {
      found: 'Ce que nous avons constaté',
      treatment: 'Ce qui a été fait ou prescrit',
      advice: 'Que faire maintenant',
      warning: 'Venez tout de suite si',
      comeBack: 'Quand revenir',
    },
  },
  'de-DE': {
    title: 'Zusammenfassung eines Termins',
    subject: 'Für',
    visit: 'Termin',
    prescribed: 'Was verschrieben wurde',
    medicine: 'Arzneimittel',
    dosing: 'Anwendung',
    parts: {
      found: 'Was wir gefunden haben',
      treatment: 'Was getan oder verschrieben wurde',
      advice: 'Was jetzt zu tun ist',
      warning: 'Kommen Sie sofort, wenn',
      comeBack: 'Wann Sie wiederkommen',
    },
  },
  ar: {
    title: 'ملخص موعد',
    subject: 'لصالح',
    visit: 'الموعد',
    prescribed: 'ما تم وصفه',
    medicine: 'الدواء',
    dosing: 'طريقة الاستعمال',
    parts: {
      found: 'ما وجدناه',
      treatment: 'ما تم فعله أو وصفه',
      advice: 'ما يجب فعله الآن',
      warning: 'احضر فورًا إذا',
      comeBack: 'موعد العودة',
    },
  },
  'hi-IN': {
    title: 'परामर्श का सारांश',
    subject: 'किसके लिए',
    visit: 'परामर्श',
    prescribed: 'क्या लिखा गया',
    medicine: 'दवा',
    dosing: 'कैसे लें',
    parts: {
      found: 'हमने क्या पाया',
      treatment: 'क्या किया या लिखा गया',
      advice: 'अब क्या करना है',
      warning: 'तुरंत आएँ, अगर',
      comeBack: 'दोबारा कब आना है',
    },
  },
}
