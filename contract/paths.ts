import type { Merged } from './capabilities.ts'
import { pathOf, type Path } from './kernel/path.ts'
import { accountPaths } from './account/paths.ts'
import { adminPaths } from './admin/paths.ts'
import { autoshipsPaths } from './autoships/paths.ts'
import { auditPaths } from './audit/paths.ts'
import { blogPaths } from './blog/paths.ts'
import { bookingPaths } from './booking/paths.ts'
import { carePaths } from './care/paths.ts'
import { carersPaths } from './carers/paths.ts'
import { certificatesPaths } from './certificates/paths.ts'
import { chatPaths } from './chat/paths.ts'
import { couponsPaths } from './coupons/paths.ts'
import { doctorsPaths } from './doctors/paths.ts'
import { eventsPaths } from './events/paths.ts'
import { listsPaths } from './lists/paths.ts'
import { lostPaths } from './lost/paths.ts'
import { meetingPaths } from './meeting/paths.ts'
import { mergesPaths } from './merges/paths.ts'
import { nearbyPaths } from './nearby/paths.ts'
import { noticesPaths } from './notices/paths.ts'
import { observationsPaths } from './observations/paths.ts'
import { officePaths } from './office/paths.ts'
import { ordersPaths } from './orders/paths.ts'
import { papersPaths } from './papers/paths.ts'
import { pharmacyPaths } from './pharmacy/paths.ts'
import { plansPaths } from './plans/paths.ts'
import { poisonsPaths } from './poisons/paths.ts'
import { prescriptionsPaths } from './prescriptions/paths.ts'
import { recallsPaths } from './recalls/paths.ts'
import { recordsPaths } from './records/paths.ts'
import { shopPaths } from './shop/paths.ts'
import { sitePaths } from './site/paths.ts'
import { socialPaths } from './social/paths.ts'
import { staffPaths } from './staff/paths.ts'
import { privacyPaths } from './privacy/paths.ts'
import { supportPaths } from './support/paths.ts'
import { trackersPaths } from './trackers/paths.ts'
import { appointmentsPaths } from './appointments/paths.ts'

/** The patterns of every capability: one line each. */
const patterns = {
  ...accountPaths,
  ...adminPaths,
  ...blogPaths,
  ...bookingPaths,
  ...carePaths,
  ...carersPaths,
  ...certificatesPaths,
  ...chatPaths,
  ...couponsPaths,
  ...doctorsPaths,
  ...eventsPaths,
  ...listsPaths,
  ...lostPaths,
  ...meetingPaths,
  ...nearbyPaths,
  ...noticesPaths,
  ...observationsPaths,
  ...ordersPaths,
  ...papersPaths,
  ...pharmacyPaths,
  ...plansPaths,
  ...poisonsPaths,
  ...prescriptionsPaths,
  ...recordsPaths,
  ...shopPaths,
  ...sitePaths,
  ...socialPaths,
  ...staffPaths,
  ...trackersPaths,
  ...appointmentsPaths,
  ...supportPaths,
  ...autoshipsPaths,
  ...recallsPaths,
  ...privacyPaths,
  ...auditPaths,
  ...officePaths,
  ...mergesPaths,
} satisfies Merged<'paths'>

type Patterns = typeof patterns

/** Every path of the application, once. `pattern` is for the router, `link` for everybody else. */
export const paths = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, pathOf(pattern)]),
) as unknown as {
  readonly [N in keyof Patterns]: Path<Patterns[N]>
}
