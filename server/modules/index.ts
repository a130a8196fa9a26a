import { autoshipsModule } from './autoships/index.ts'
import { formularyModule } from './formulary/index.ts'
import { hubModule } from '#server/hub/index.ts'
import type { Module } from '#server/kernel/module.ts'
import { accountModule } from './account/index.ts'
import { adminModule } from './admin/index.ts'
import { auditModule } from './audit/index.ts'
import { licencesModule } from './licences/index.ts'
import { advertisementsModule } from './advertisements/index.ts'
import { blogModule } from './blog/index.ts'
import { bookingModule } from './booking/index.ts'
import { careModule } from './care/index.ts'
import { carersModule } from './carers/index.ts'
import { catalogueModule } from './catalogue/index.ts'
import { certificatesModule } from './certificates/index.ts'
import { chatModule } from './chat/index.ts'
import { claimsModule } from './claims/index.ts'
import { couponsModule } from './coupons/index.ts'
import { doctorsModule } from './doctors/index.ts'
import { eventsModule } from './events/index.ts'
import { fhirModule } from './fhir/index.ts'
import { filesModule } from './files/index.ts'
import { ledgerModule } from './ledger/index.ts'
import { listsModule } from './lists/index.ts'
import { mapsModule } from './maps/index.ts'
import { medicineOrdersModule } from './medicine-orders/index.ts'
import { lostModule } from './lost/index.ts'
import { meetingModule } from './meeting/index.ts'
import { intakeModule } from './intake/index.ts'
import { mergesModule } from './merges/index.ts'
import { nearbyModule } from './nearby/index.ts'
import { noticesModule } from './notices/index.ts'
import { observationsModule } from './observations/index.ts'
import { ordersModule } from './orders/index.ts'
import { papersModule } from './papers/index.ts'
import { paymentsModule } from './payments/index.ts'
import { privacyModule } from './privacy/index.ts'
import { peopleModule } from './people/index.ts'
import { pharmacyModule } from './pharmacy/index.ts'
import { plansModule } from './plans/index.ts'
import { prescriptionsModule } from './prescriptions/index.ts'
import { recallsModule } from './recalls/index.ts'
import { recordsModule } from './records/index.ts'
import { goodsModule } from './goods/index.ts'
import { officeModule } from './office/index.ts'
import { seeAsModule } from './see-as/index.ts'
import { searchModule } from './search/index.ts'
import { shopModule } from './shop/index.ts'
import { siteModule } from './site/index.ts'
import { socialModule } from './social/index.ts'
import { staffModule } from './staff/index.ts'
import { stockModule } from './stock/index.ts'
import { summariesModule } from './summaries/index.ts'
import { supportModule } from './support/index.ts'
import { trackersModule } from './trackers/index.ts'
import { viewsModule } from './views/index.ts'

/** Every capability of the platform: one line each. */
export const modules: readonly Module[] = [
  hubModule,
  accountModule,
  peopleModule,
  filesModule,
  noticesModule,
  doctorsModule,
  staffModule,
  carersModule,
  bookingModule,
  meetingModule,
  intakeModule,
  summariesModule,
  recordsModule,
  observationsModule,
  careModule,
  fhirModule,
  claimsModule,
  listsModule,
  papersModule,
  certificatesModule,
  formularyModule,
  prescriptionsModule,
  ordersModule,
  paymentsModule,
  couponsModule,
  plansModule,
  advertisementsModule,
  blogModule,
  siteModule,
  mapsModule,
  nearbyModule,
  socialModule,
  eventsModule,
  trackersModule,
  lostModule,
  catalogueModule,
  stockModule,
  goodsModule,
  shopModule,
  medicineOrdersModule,
  pharmacyModule,
  // Its seed writes between those who have ordered.
  chatModule,
  viewsModule,
  adminModule,
  licencesModule,
  searchModule,
  // Its seed writes down what all others have sold.
  ledgerModule,
  supportModule,
  autoshipsModule,
  recallsModule,
  privacyModule,
  auditModule,
  seeAsModule,
  officeModule,
  mergesModule,
]
