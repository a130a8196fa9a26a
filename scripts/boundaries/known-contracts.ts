/**
 * Which capability's contract speaks of another one's: a visit names a doctor, an order a payment. Whoever is not here knows nothing of the
 * others, whose fields can change without them. A new line is a decision; one that nobody needs any more is a fault.
 */
export const knownContracts: Readonly<Record<string, readonly string[]>> = {
  account: ['doctors'],
  admin: ['audit', 'doctors', 'licences', 'orders'],
  // What is delivered regularly is ordered as in the shop, or sent to a pharmacy again.
  autoships: ['catalogue', 'orders', 'shop'],
  booking: ['carers', 'doctors', 'orders'],
  carers: ['people'],
  claims: ['doctors', 'orders'],
  // Chips have one form.
  lost: ['people'],
  meeting: ['booking', 'doctors'],
  intake: ['booking', 'doctors', 'files'],
  observations: ['records'],
  care: ['observations'],
  fhir: ['records'],
  prescriptions: ['formulary', 'records'],
  coupons: ['orders'],
  licences: ['doctors'],
  // The list of what can be ordered derives from those who sell it.
  orders: ['booking', 'doctors', 'medicine-orders', 'payments', 'plans', 'shop'],
  search: ['booking', 'doctors', 'orders'],
  'medicine-orders': ['orders', 'prescriptions'],
  plans: ['orders'],
  pharmacy: ['catalogue', 'orders'],
  shop: ['catalogue', 'orders', 'pharmacy'],
  site: ['blog', 'catalogue', 'doctors'],
  // Who accepts an invitation is signed in.
  staff: ['account'],
}
