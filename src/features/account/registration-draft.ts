import { readDraft, writeDraft } from '#shared/patterns/form/draft.ts'

/** A registration that waits for its code. It survives a reload of the tab; what was entered, with its password, does not. */
export interface PendingRegistration {
  registrationId: string
  email: string
  /** Seconds until another code can be asked for. */
  resendIn: number
  /** Milliseconds since 1970. */
  at: number
}

type RegistrationKind = 'patient' | 'doctor' | 'pharmacy' | 'company'

const nameOf = (kind: RegistrationKind) => `registration:${kind}`

export function readPending(kind: RegistrationKind): PendingRegistration | undefined {
  const { registrationId, email, resendIn, at } = readDraft<PendingRegistration>(nameOf(kind)) ?? {}
  return typeof registrationId === 'string' && typeof email === 'string' && typeof resendIn === 'number' && typeof at === 'number'
    ? { registrationId, email, resendIn, at }
    : undefined
}

/** Without `pending`, forgets it. */
export function keepPending(kind: RegistrationKind, pending?: PendingRegistration): void {
  writeDraft(nameOf(kind), pending)
}

export type { RegistrationKind }
