/** No zod: screens may import this for nothing. */

/** Whole months for which entries are kept; older ones go with their month. */
export const auditKeptMonths = 84
/** Days that are sealed in one run. Further ahead of the last seal, the clock is believed only once the trail has a day of its time. */
export const mostDaysSealed = 40
/** Days that one verification recomputes at most; it says where to go on. */
export const mostDaysVerified = 400

/** What the office does with an account that its owner can see, by the audit entry's action. Others are told as `acted`. */
export const officeActs = [
  'account.read',
  'account.suspend',
  'account.restore',
  'doctor.verify',
  'doctor.refuse',
  'doctor.revoke',
  'pharmacy.verify',
  'pharmacy.refuse',
  'pharmacy.revoke',
  'licenceReview.read',
  'order.intervene',
  'supportRequest.read',
  'seeAs.begin',
  'seeAs.end',
  'windDown.decide',
] as const
export type OfficeAct = (typeof officeActs)[number] | 'acted'
