/** No zod: screens may import this for nothing. */

/** Accounts of those for whom the platform is there. */
export const customerRoles = ['patient', 'doctor', 'pharmacy', 'company'] as const
/** The accounts that administrators look after, by list: each other's too. */
export const accountRoles = [...customerRoles, 'admin'] as const
export type AccountRole = (typeof accountRoles)[number]

export const accountStatuses = ['active', 'suspended', 'pending'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** Newest first unless another is chosen. */
export const accountSorts = ['-registered', 'registered', 'name', '-name'] as const
export type AccountSort = (typeof accountSorts)[number]

/** What an operation does with each of its accounts. */
export const operationVerbs = ['suspend', 'restore'] as const
export type OperationVerb = (typeof operationVerbs)[number]

/** `running` and `undoing` have rows left; `done` and `undone` have none. */
export const operationStates = ['running', 'done', 'undoing', 'undone'] as const
export type OperationState = (typeof operationStates)[number]

/**
 * What came of one account of an operation. `unchanged`: it stood so already. `skipped`: the operation was taken back before its turn.
 * `undone`: taken back. `kept`: not taken back, for somebody else has decided on it since. `lastAdministrator`: nobody else would administer the platform.
 */
export const operationOutcomes = ['pending', 'done', 'unchanged', 'skipped', 'undone', 'kept', 'lastAdministrator'] as const
export type OperationOutcome = (typeof operationOutcomes)[number]

/** Accounts that one operation takes. */
export const mostAccounts = 50_000
/** Accounts that an operation does at once, while the administrator waits; what is beyond is a job's. */
export const doneAtOnce = 100
/** Accounts with which a rehearsal is done in earnest before it is taken back. */
export const mostRehearsed = 500
