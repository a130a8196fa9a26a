import type { RelationshipSource } from '#server/kernel/relationships.ts'
import '../account/index.ts'
import './tables.ts'

/** Who works in one practice, the doctor among them, may write to each other as long as they work there. */
export const practiceRelationships: RelationshipSource = {
  kind: 'practice',
  async related(db, userId, others) {
    const own = await db
      .selectFrom('staff')
      .select(['doctor_id', 'suspended_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (own && own.suspended_at !== null) return []
    const doctorId = own?.doctor_id ?? userId
    let colleagues = db
      .selectFrom('staff')
      .select('user_id')
      .where('doctor_id', '=', doctorId)
      .where('suspended_at', 'is', null)
      .where('user_id', '<>', userId)
    if (others) colleagues = colleagues.where('user_id', 'in', others)
    const rows = await colleagues.orderBy('user_id').limit(200).execute()
    const found = rows.map(({ user_id }) => user_id)
    return own && (!others || others.includes(doctorId)) ? [doctorId, ...found] : found
  },
}
