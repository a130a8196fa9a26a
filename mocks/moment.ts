/** The moment at which the demonstration world was made: a Friday morning in New York. In the browser, time stands still or begins here. */
export const worldMoment = '2026-11-20T14:30:00.000Z'
