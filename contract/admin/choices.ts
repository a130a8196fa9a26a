/** What administrators filter by. */
export const outboxChannels = ['email', 'sms'] as const
export type OutboxChannel = (typeof outboxChannels)[number]

export const outboxStates = ['pending', 'sent', 'failed'] as const
export type OutboxState = (typeof outboxStates)[number]

export const contactMessageStates = ['open', 'handled'] as const
export type ContactMessageState = (typeof contactMessageStates)[number]
