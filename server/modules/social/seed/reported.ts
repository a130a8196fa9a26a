import type { CaseState } from '#contract/social/moderation.ts'
import type { ReportReason } from '#contract/social/values.ts'

export interface ReportedDraft {
  /** A comment stands under the oldest post of the community. */
  readonly subject: 'post' | 'comment'
  readonly text: string
  readonly reports: readonly { readonly reason: ReportReason; readonly words: string }[]
  readonly state: CaseState
  /** Hours ago that it was first reported. */
  readonly hours: number
  /** What its author was told. */
  readonly reason?: string
  readonly appeal?: string
}

/** What the community reported: three cases that wait, an appeal, and two that are decided. */
export const reportedDrafts: readonly ReportedDraft[] = [
  {
    subject: 'post',
    text: 'No need to pay a vet for a fever. Half a human paracetamol tablet in the wet food and my cat slept all night.',
    reports: [
      { reason: 'falseAdvice', words: 'Paracetamol is poison for cats. Somebody will try this.' },
      { reason: 'falseAdvice', words: '' },
      { reason: 'cruelty', words: 'Please take it down tonight, not on Monday.' },
    ],
    state: 'open',
    hours: 5,
  },
  {
    subject: 'comment',
    text: 'People like you should not be allowed to keep a dog. I know where you walk in the morning.',
    reports: [{ reason: 'harassment', words: 'This frightens me. I walk there alone.' }],
    state: 'open',
    hours: 19,
  },
  {
    subject: 'post',
    text: 'Flea drops, original packets, a third of the price. No prescription needed, write to me and I send them tomorrow.',
    reports: [
      { reason: 'spam', words: 'The same text three times this week.' },
      { reason: 'spam', words: '' },
    ],
    state: 'open',
    hours: 31,
  },
  {
    subject: 'comment',
    text: 'The practice on Mill Street took the money and did nothing. Avoid Dr. Hale, her number is in my profile.',
    reports: [{ reason: 'privacy', words: 'A private telephone number does not belong here.' }],
    state: 'appealed',
    hours: 76,
    reason: 'The comment names a person and points to a private telephone number.',
    appeal: 'I can take the number out. That the visit was bad is my own experience, and I would like to say so.',
  },
  {
    subject: 'post',
    text: 'Raw bones every day since he was eight weeks old. The breeder says so, and the breeder has done it for thirty years.',
    reports: [{ reason: 'falseAdvice', words: 'Our vet says the opposite.' }],
    state: 'dismissed',
    hours: 200,
    reason: 'An opinion that others may answer. It asks nobody to do the same.',
  },
  {
    subject: 'comment',
    text: 'What an ugly animal. Did you pick it in the dark?',
    reports: [
      { reason: 'harassment', words: '' },
      { reason: 'harassment', words: 'Not a nice thing to read under a picture of an old dog.' },
    ],
    state: 'warned',
    hours: 320,
    reason: 'Write about animals and people as you would speak to them.',
  },
]
