import type { StaffRight } from '#contract/kernel/roles.ts'
import type { StaffMember } from '#contract/staff/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { doctorName, lockMember, publishStaffChange } from './lock-member.ts'
import { readMember } from './read-staff.ts'

/**
 * Gives and takes rights. The next call of the member is asked for the new ones, what they watch on the hub is asked about at once, and
 * their open screens learn of it. What they are writing is theirs: only saving it is refused.
 * @throws Refusal 404 for somebody who does not work for the caller
 */
export async function changeRights(
  platform: Platform,
  actor: Actor,
  { id, rights }: { id: string; rights: readonly StaffRight[] },
): Promise<StaffMember> {
  return platform.transact(async (work) => {
    const member = await lockMember(work, actor, id)
    const isSame = member.rights.length === rights.length && rights.every((right) => member.rights.includes(right))
    if (!isSame) {
      await work.db
        .updateTable('staff')
        .set({ rights: [...rights] })
        .where('user_id', '=', id)
        .execute()
      await work.audit({
        action: 'staff.rights',
        recordKind: 'staffMember',
        recordId: id,
        userId: actor.userId,
        reason: rights.join(' ') || 'none',
      })
      const name = await doctorName(work.db, actor.userId)
      await work.inform([id], { kind: 'staffRightsChanged', data: { name }, link: paths.doctorDashboard.link() })
      await publishStaffChange(platform, work, actor.userId, id)
    }
    return readMember(work.db, actor.userId, id)
  })
}
