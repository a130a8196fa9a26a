/**
 * Rows drawn before and behind those in sight: few until somebody scrolls, for most lists are left from where they begin. In a conversation
 * most scroll at once.
 */
export const overscan = { atRest: 2, scrolling: 8, conversation: 6 }
