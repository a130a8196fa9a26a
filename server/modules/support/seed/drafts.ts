import type { Locale } from '#contract/kernel/values.ts'
import type { RequestState } from '#contract/support/states.ts'
import type { RequestTopic } from '#contract/support/values.ts'

interface RequestDraft {
  readonly topic: RequestTopic
  readonly subject: string
  readonly asked: string
  readonly answered?: string
  readonly state: RequestState
  readonly hoursAgo: number
  readonly byFirst?: true
}

/** What was asked in the demonstration world, the oldest first. */
export const requestDrafts: readonly RequestDraft[] = [
  {
    topic: 'payments',
    subject: 'Invoice with my employer’s tax number',
    asked: 'My employer pays for the visit and needs the tax number on the invoice. Where do I add it?',
    answered: 'Add the number under your billing address; the invoice in your visit is drawn anew with it.',
    state: 'solved',
    hoursAgo: 190,
    byFirst: true,
  },
  {
    topic: 'shop',
    subject: 'One of two bags arrived open',
    asked: 'The larger bag of dog food was torn at the seam. Can I send back that one alone?',
    answered: 'Yes: open the order, choose “Return”, and name that line alone. The courier brings a label.',
    state: 'waiting',
    hoursAgo: 52,
  },
  {
    topic: 'visits',
    subject: 'Moving a visit on the same day',
    asked: 'Can I still move my visit of this afternoon, and does it cost me anything?',
    state: 'open',
    hoursAgo: 9,
  },
  {
    topic: 'pets',
    subject: 'The tracker shows yesterday’s place',
    asked: 'Since last evening the map has stood still. The battery is at 80 %.',
    state: 'open',
    hoursAgo: 5,
  },
  {
    topic: 'account',
    subject: 'A second person for our cat',
    asked: 'My husband should book for our cat too. Do we need one account or two?',
    answered: 'Two accounts are best: invite him under the cat’s carers, and choose what he may do.',
    state: 'waiting',
    hoursAgo: 28,
    byFirst: true,
  },
]

interface CannedDraft {
  readonly locale: Locale
  readonly title: string
  readonly text: string
}

/** Ready answers to begin with. */
export const cannedDrafts: readonly CannedDraft[] = [
  { locale: 'en-US', title: 'Thanks, we look into it', text: 'Thank you for writing. We look into it and answer within a day.' },
  {
    locale: 'en-US',
    title: 'Password',
    text: 'Choose “Forgot password” on the sign-in page. We send a code to your address; it is good for ten minutes.',
  },
  {
    locale: 'de-DE',
    title: 'Danke, wir sehen nach',
    text: 'Danke für Ihre Nachricht. Wir sehen nach und antworten innerhalb eines Tages.',
  },
  { locale: 'fr-FR', title: 'Merci, nous regardons', text: 'Merci de votre message. Nous regardons et répondons sous un jour.' },
  { locale: 'es-ES', title: 'Gracias, lo revisamos', text: 'Gracias por escribirnos. Lo revisamos y respondemos en un día.' },
  { locale: 'hi-IN', title: 'धन्यवाद, हम देख रहे हैं', text: 'लिखने के लिए धन्यवाद। हम देख रहे हैं और एक दिन में उत्तर देंगे।' },
  { locale: 'ar', title: 'شكرًا، سننظر في الأمر', text: 'شكرًا لمراسلتنا. سننظر في الأمر ونجيب خلال يوم.' },
]
