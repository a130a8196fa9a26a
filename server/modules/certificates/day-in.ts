/** The day of the calendar in a zone: `2026-11-20`. */
export const dayIn = (timeZone: string, at: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)
