import type { StaffMember } from '#contract/staff/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { endSessions } from '../account/index.ts'
import { doctorName, lockMember, publishStaffChange } from './lock-member.ts'
import { readMember } from './read-staff.ts'

/** Signs somebody out everywhere at once and keeps them out. Doing it twice changes nothing. @throws Refusal 404 */
export function suspendStaff(platform: Platform, actor: Actor, id: string): Promise<StaffMember> {
  return setSuspended(platform, actor, id, true)
}

/** Lets somebody sign in again, with the rights they had. @throws Refusal 404 */
export function restoreStaff(platform: Platform, actor: Actor, id: string): Promise<StaffMember> {
  return setSuspended(platform, actor, id, false)
}

async function setSuspended(platform: Platform, actor: Actor, id: string, suspended: boolean): Promise<StaffMember> {
  return platform.transact(async (work) => {
    const member = await lockMember(work, actor, id)
    if ((member.suspended_at !== null) !== suspended) {
      await work.db
        .updateTable('staff')
        .set({ suspended_at: suspended ? platform.clock.now() : null })
        .where('user_id', '=', id)
        .execute()
      const action = suspended ? 'staff.suspend' : 'staff.restore'
      await work.audit({ action, recordKind: 'staffMember', recordId: id, userId: actor.userId })
      if (suspended) await endSessions(platform, work, { userId: id, reason: 'suspended' })
      const name = await doctorName(work.db, actor.userId)
      await work.inform([id], {
        kind: suspended ? 'staffSuspended' : 'staffRestored',
        data: { name },
        link: paths.doctorDashboard.link(),
        mailData: { address: platform.settings.publicUrl + paths.doctorLogin.link() },
      })
      await publishStaffChange(platform, work, actor.userId, id)
    }
    return readMember(work.db, actor.userId, id)
  })
}
