/** Rows drawn before and behind those in sight: few until somebody scrolls, for most lists are left from where they begin. */
export const overscan = { atRest: 2, scrolling: 8 }
