/** What administrators filter by. */
export const outboxChannels = ['email', 'sms', 'push'] as const
export type OutboxChannel = (typeof outboxChannels)[number]

export const outboxStates = ['pending', 'sent', 'failed', 'discarded'] as const
export type OutboxState = (typeof outboxStates)[number]

/** What came of one of several records: done; not there; in a state that the verb does not fit. */
export const retryOutcomeKinds = ['done', 'not_found', 'not_failed'] as const
export const discardOutcomeKinds = ['done', 'not_found', 'not_waiting'] as const

/** Licences on which an administrator has decided. */
export const decidedLicenceStates = ['verified', 'refused', 'revoked'] as const
export type DecidedLicenceState = (typeof decidedLicenceStates)[number]
