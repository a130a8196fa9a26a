import { inForce, type SettingName } from '#contract/office/setting-facts.ts'
import type { Reader } from './db.ts'
import './tables.ts'

/**
 * What administrators set, or the usual. Asked where it is acted by, within that unit of work: what was set is in force on every process with
 * its commit, for none keeps a copy that could be old (ADR 46).
 */
export async function settingOf(db: Reader, name: SettingName): Promise<number> {
  const newest = await db
    .selectFrom('office_settings')
    .select('value')
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return inForce(name, newest?.value ?? null)
}
