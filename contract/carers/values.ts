/** What is fixed about carers. No zod: screens may import it for nothing. */

/** People who can care for one pet beside its owner, open invitations among them. */
export const mostCarers = 10
