import type { Role } from '../kernel/roles.ts'

interface NoticeKindFacts {
  /** Who can receive it, and so may choose about it. */
  readonly for: readonly Role[]
  /** Told by mail as well; the others matter only at the moment. */
  readonly mailed?: true
  /** What everybody must learn cannot be turned off. */
  readonly required?: true
}

const everybody = ['patient', 'doctor', 'pharmacy', 'admin', 'company', 'staff'] as const
const bothSides = ['patient', 'doctor', 'staff'] as const

/** Every kind of notice. The kind is the key of its words (`notices.kinds.<kind>`) and of the person's choices. */
export const noticeKinds = {
  appointmentConfirmed: { for: bothSides, mailed: true },
  appointmentMoved: { for: bothSides, mailed: true },
  appointmentCancelled: { for: bothSides, mailed: true },
  appointmentMissed: { for: bothSides, mailed: true },
  appointmentRefunded: { for: ['patient'], mailed: true },
  appointmentExpired: { for: ['patient'] },
  patientWaiting: { for: ['doctor', 'staff'] },
  doctorReady: { for: ['patient'] },
  reviewReceived: { for: ['doctor'] },
  paymentReturned: { for: ['patient'], mailed: true },
  licenceVerified: { for: ['doctor', 'pharmacy'], mailed: true, required: true },
  licenceRefused: { for: ['doctor', 'pharmacy'], mailed: true, required: true },
  eventChanged: { for: ['patient'], mailed: true },
  eventCancelled: { for: ['patient'], mailed: true },
  eventPlaceFree: { for: ['patient'], mailed: true },
  sessionEndedForSafety: { for: everybody, mailed: true, required: true },
} as const satisfies Record<string, NoticeKindFacts>

export type NoticeKind = keyof typeof noticeKinds

const factsOf = (kind: NoticeKind): NoticeKindFacts => noticeKinds[kind]

/** Whether the kind is told whatever the person chose. */
export const isRequired = (kind: NoticeKind): boolean => factsOf(kind).required === true

export const isMailed = (kind: NoticeKind): boolean => factsOf(kind).mailed === true

/** Whether a person of this role can receive the kind. */
export const isFor = (kind: NoticeKind, role: Role): boolean => factsOf(kind).for.includes(role)

/** The kinds that a person of this role may choose about. */
export function choosableKinds(role: Role): NoticeKind[] {
  const kinds = Object.keys(noticeKinds) as NoticeKind[]
  return kinds.filter((kind) => !isRequired(kind) && isFor(kind, role))
}
