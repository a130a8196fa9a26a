import { autoshipsCapability } from './autoships/capability.ts'
import type { Capability } from './kernel/capability.ts'
import { accountCapability } from './account/capability.ts'
import { adminCapability } from './admin/capability.ts'
import { advertisementsCapability } from './advertisements/capability.ts'
import { auditCapability } from './audit/capability.ts'
import { blogCapability } from './blog/capability.ts'
import { bookingCapability } from './booking/capability.ts'
import { careCapability } from './care/capability.ts'
import { carersCapability } from './carers/capability.ts'
import { catalogueCapability } from './catalogue/capability.ts'
import { certificatesCapability } from './certificates/capability.ts'
import { chatCapability } from './chat/capability.ts'
import { claimsCapability } from './claims/capability.ts'
import { couponsCapability } from './coupons/capability.ts'
import { doctorsCapability } from './doctors/capability.ts'
import { eventsCapability } from './events/capability.ts'
import { fhirCapability } from './fhir/capability.ts'
import { filesCapability } from './files/capability.ts'
import { formularyCapability } from './formulary/capability.ts'
import { intakeCapability } from './intake/capability.ts'
import { licencesCapability } from './licences/capability.ts'
import { ledgerCapability } from './ledger/capability.ts'
import { listsCapability } from './lists/capability.ts'
import { medicineOrdersCapability } from './medicine-orders/capability.ts'
import { lostCapability } from './lost/capability.ts'
import { mapsCapability } from './maps/capability.ts'
import { meetingCapability } from './meeting/capability.ts'
import { mergesCapability } from './merges/capability.ts'
import { nearbyCapability } from './nearby/capability.ts'
import { noticesCapability } from './notices/capability.ts'
import { observationsCapability } from './observations/capability.ts'
import { officeCapability } from './office/capability.ts'
import { ordersCapability } from './orders/capability.ts'
import { papersCapability } from './papers/capability.ts'
import { paymentsCapability } from './payments/capability.ts'
import { peopleCapability } from './people/capability.ts'
import { pharmacyCapability } from './pharmacy/capability.ts'
import { plansCapability } from './plans/capability.ts'
import { poisonsCapability } from './poisons/capability.ts'
import { prescriptionsCapability } from './prescriptions/capability.ts'
import { recallsCapability } from './recalls/capability.ts'
import { recordsCapability } from './records/capability.ts'
import { shopCapability } from './shop/capability.ts'
import { siteCapability } from './site/capability.ts'
import { socialCapability } from './social/capability.ts'
import { summariesCapability } from './summaries/capability.ts'
import { privacyCapability } from './privacy/capability.ts'
import { supportCapability } from './support/capability.ts'
import { trackersCapability } from './trackers/capability.ts'
import { viewsCapability } from './views/capability.ts'
import { seeAsCapability } from './see-as/capability.ts'
import { staffCapability } from './staff/capability.ts'
import { appointmentsCapability } from './appointments/capability.ts'

/** Every capability: one line each. Lists of things that several of them have keep this order. */
export const capabilities = [
  accountCapability,
  peopleCapability,
  filesCapability,
  noticesCapability,
  doctorsCapability,
  staffCapability,
  carersCapability,
  bookingCapability,
  appointmentsCapability,
  intakeCapability,
  ordersCapability,
  paymentsCapability,
  couponsCapability,
  ledgerCapability,
  licencesCapability,
  papersCapability,
  formularyCapability,
  poisonsCapability,
  prescriptionsCapability,
  certificatesCapability,
  recordsCapability,
  observationsCapability,
  careCapability,
  fhirCapability,
  catalogueCapability,
  shopCapability,
  pharmacyCapability,
  medicineOrdersCapability,
  blogCapability,
  siteCapability,
  socialCapability,
  mapsCapability,
  nearbyCapability,
  eventsCapability,
  trackersCapability,
  lostCapability,
  chatCapability,
  meetingCapability,
  summariesCapability,
  claimsCapability,
  listsCapability,
  plansCapability,
  advertisementsCapability,
  viewsCapability,
  adminCapability,
  supportCapability,
  autoshipsCapability,
  recallsCapability,
  privacyCapability,
  auditCapability,
  seeAsCapability,
  officeCapability,
  mergesCapability,
] as const

type One = (typeof capabilities)[number]
type ListName = 'recordScreens' | 'records' | 'tags' | 'refusals'
type TableName = 'hub' | 'notices' | 'limits' | 'settings' | 'files' | 'paths'

type ItemsOf<C, N extends ListName> = C extends Readonly<Record<N, readonly (infer Item extends string)[]>> ? Item : never
type TableOf<C, N extends TableName> = C extends Readonly<Record<N, infer Table>> ? Table : never
type KeyOf<T> = T extends unknown ? Extract<keyof T, string> : never
type At<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never

/** What stands in a list of some capability: `ItemIn<'records'>`. */
export type ItemIn<N extends ListName> = ItemsOf<One, N>

/** What a table of some capability has a line for: `KeyIn<'notices'>`. */
export type KeyIn<N extends TableName> = KeyOf<TableOf<One, N>>

/** The tables of all capabilities as one, each line as its capability says it. */
export type Merged<N extends TableName> = { readonly [K in KeyIn<N>]: At<TableOf<One, N>, K> }

/** Everything in that list of all capabilities. */
export function listed<N extends ListName>(name: N): readonly ItemIn<N>[] {
  return capabilities.flatMap((capability: Capability) => (capability[name] ?? []) as readonly ItemIn<N>[])
}

/** The tables of that name of all capabilities as one. */
export function merged<N extends TableName>(name: N): Merged<N> {
  return Object.assign({}, ...capabilities.map((capability: Capability) => capability[name])) as Merged<N>
}
