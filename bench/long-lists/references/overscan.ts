/** Rows drawn before and behind those in sight, as the address says. */
export const overscan = Number(new URLSearchParams(location.search).get('overscan'))
