import { sql, type SqlBool } from 'kysely'

/** Of doctors with their users: those whom patients find and book. Their licence is verified and their account is active. */
export const isBookable = sql<SqlBool>`doctors.licence_state = 'verified' and users.status = 'active'`
