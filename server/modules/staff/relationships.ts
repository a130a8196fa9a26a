import { sql, type SqlBool } from 'kysely'
import type { RelationshipSource } from '#server/kernel/relationships.ts'
import '../account/index.ts'
import './tables.ts'

/** Who works in one practice, the doctor among them, may write to each other as long as they work there. */
export const practiceRelationships: RelationshipSource = {
  kind: 'practice',
  async related(db, userId, others) {
    const own = db.selectFrom('staff').where('user_id', '=', userId)
    const doctor = own.where('suspended_at', 'is', null).select(['doctor_id as id', sql<number>`0`.as('place')])
    const colleagues = db
      .selectFrom('staff')
      .select((eb) => [eb.ref('user_id').$notNull().as('id'), sql<number>`1`.as('place')])
      .where((eb) => eb('doctor_id', '=', eb.fn.coalesce(own.select('doctor_id'), sql<string>`${userId}::uuid`)))
      .where('suspended_at', 'is', null)
      .where('user_id', '<>', userId)
      .where((eb) => eb.not(eb.exists(own.where('suspended_at', 'is not', null).select('user_id'))))
    const asked = others ? sql<SqlBool>`id = any(${sql.val(others)}::uuid[])` : sql<SqlBool>`true`
    const rows = await db
      .selectFrom(doctor.unionAll(colleagues).as('found'))
      .select('id')
      .where(asked)
      .orderBy('place')
      .orderBy('id')
      .limit(201)
      .execute()
    return rows.map(({ id }) => id)
  },
}
