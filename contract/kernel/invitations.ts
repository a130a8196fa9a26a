/** What is fixed about every invitation that a mail's link opens. No zod: screens may import it for nothing. */

/** Days in which an invitation can be accepted; sent again, they begin anew. */
export const invitationDays = 7

/** What is wanted of an invitation's secret in the link: as many characters as the server makes, and some. */
export const longestToken = 100
