/** Kinds of paper that are registered, and can be checked by whoever holds them. */
export const paperKinds = ['prescription', 'certificate', 'invoice', 'summary', 'claim', 'record'] as const
export type PaperKind = (typeof paperKinds)[number]

/**
 * What a paper is worth. `on_hold`: genuine, and nothing is dispensed on it until its doctor has decided. `used_up`: genuine, and everything
 * on it has been given. `expired`: genuine, and its day is over. `unknown`: no such code was ever given, or what it stood for is gone; nothing
 * tells which.
 */
export const paperStates = ['genuine', 'on_hold', 'used_up', 'expired', 'superseded', 'cancelled', 'unknown'] as const
export type PaperState = (typeof paperStates)[number]
export type KnownPaperState = Exclude<PaperState, 'unknown'>

export const letterheadLengths = { heading: 120, line: 120, lines: 4, footer: 300, typedName: 100 } as const
/** The ground that signatures are drawn on, as the pad has it. */
export const signatureStrokesAtMost = 80
