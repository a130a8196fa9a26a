import { inForce } from '#contract/office/setting-facts.ts'
import type { SettingChange, SettingItem } from '#contract/office/setting-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { administrators } from '#server/modules/account/index.ts'
import { listSettings } from './list-settings.ts'

/**
 * Sets something else, or puts it back to the usual; what it is already stays as it is. In force with the commit, on every process.
 * @throws Refusal 409 `setting_changed` when another administrator was first.
 */
export async function changeSetting(
  platform: Platform,
  actor: Actor,
  { name, version, value, reason }: SettingChange,
): Promise<SettingItem[]> {
  return platform.transact(async (work) => {
    const newest = await work.db
      .selectFrom('office_settings')
      .select(['version', 'value'])
      .where('name', '=', name)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    const before = newest?.value ?? null
    if ((newest?.version ?? 0) !== version) throw somebodyWasFirst()
    if (before === value) return listSettings(work)
    // Of two who saw the same version, the key lets one in.
    const added = await work.db
      .insertInto('office_settings')
      .values({ name, version: version + 1, value, reason, set_by: actor.userId, set_at: platform.clock.now() })
      .onConflict((same) => same.columns(['name', 'version']).doNothing())
      .returning('version')
      .executeTakeFirst()
    if (!added) throw somebodyWasFirst()
    await work.audit({
      action: 'setting.change',
      recordKind: 'setting',
      recordId: name,
      userId: actor.userId,
      reason,
      changes: [{ field: 'value', before: inForce(name, before), after: inForce(name, value) }],
    })
    await work.tell(await administrators(work.db), { kind: 'setting.changed', payload: { name } })
    return listSettings(work)
  })
}

const somebodyWasFirst = () => conflict('setting_changed', 'Another administrator has changed this meanwhile')
