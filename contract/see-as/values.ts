/** How long an administrator may see with somebody's eyes at once. */
export const seeAsMinutes = 15
