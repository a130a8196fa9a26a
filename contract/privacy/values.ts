/** Days in which a deletion that was asked for can be taken back. */
export const coolingDays = 14
/** Minutes after signing in within which somebody without a password may ask for a deletion. */
export const freshMinutes = 15

/** Of a deletion that was asked for: it waits, it is being done. */
export const erasureStates = ['cooling', 'running'] as const
export const copyStates = ['asked', 'making', 'ready', 'failed'] as const
export const holdKinds = ['visit', 'order', 'refund', 'dispute', 'sale', 'event'] as const
/** Who may have their own account erased; administrators are seen to by the office. */
export const erasableRoles = ['patient', 'doctor', 'pharmacy', 'company', 'staff'] as const
