/** Those of Stripe's documented test cards that show each way a payment can go. The sandbox answers them as Stripe's test mode does. */
export const shownTestCards = [
  { number: '4242424242424242', does: 'succeeds' },
  { number: '4000000000000002', does: 'declined' },
  { number: '4000000000009995', does: 'insufficientFunds' },
  { number: '4000000000000069', does: 'expired' },
  { number: '4000002500003155', does: 'authenticate' },
  { number: '4000000000000341', does: 'declinedLater' },
  { number: '4000008400001629', does: 'authenticateDeclined' },
] as const
