import { inForce, settingFacts, type SettingName, settingNames } from '#contract/office/setting-facts.ts'
import type { SettingChanges, SettingItem } from '#contract/office/setting-schemas.ts'
import { settingChangesShown } from '#contract/office/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'

/** Everything that administrators set in this version of the platform, also what nobody ever changed. */
export async function listSettings({ db }: { readonly db: Reader }): Promise<SettingItem[]> {
  const rows = await db
    .selectFrom('office_settings')
    .innerJoin('users', 'users.id', 'office_settings.set_by')
    .distinctOn('office_settings.name')
    .select(['office_settings.name', 'version', 'value', 'reason', 'set_at', 'users.name as by'])
    .where('office_settings.name', 'in', settingNames)
    .orderBy('office_settings.name')
    .orderBy('version', 'desc')
    .execute()
  const newest = new Map(rows.map((row) => [row.name, row]))
  return settingNames.map((name) => {
    const row = newest.get(name)
    return {
      name,
      ...settingFacts[name],
      value: inForce(name, row?.value ?? null),
      version: row?.version ?? 0,
      last: row ? { at: row.set_at, by: row.by, reason: row.reason } : null,
    }
  })
}

/** What one setting was changed to, newest first. */
export async function listSettingChanges({ db }: Platform, { name }: { name: SettingName }): Promise<SettingChanges> {
  // One more than is shown, from which the last of them was changed.
  const rows = await db
    .selectFrom('office_settings')
    .innerJoin('users', 'users.id', 'office_settings.set_by')
    .select(['version', 'value', 'reason', 'set_at', 'users.name as by'])
    .where('office_settings.name', '=', name)
    .orderBy('version', 'desc')
    .limit(settingChangesShown + 1)
    .execute()
  return rows.slice(0, settingChangesShown).map((row, index) => ({
    version: row.version,
    before: inForce(name, rows[index + 1]?.value ?? null),
    after: inForce(name, row.value),
    isBack: row.value === null,
    at: row.set_at,
    by: row.by,
    reason: row.reason,
  }))
}
