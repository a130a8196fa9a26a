import { zipSync, strToU8, type Zippable } from 'fflate'
import type { Platform } from '#server/kernel/platform.ts'
import { kernelData } from '#server/kernel/kernel-data.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { privacyLink } from '../link.ts'
import '../tables.ts'
import { collect } from './collect.ts'
import { copyWordsOf, partTitle } from './copy-words.ts'
import { filesOf } from './files-of.ts'
import { indexOf, pageOf } from './page.ts'

const day = 24 * 3_600_000

/**
 * Makes the copy that somebody asked for: for each capability what it declares of them, as JSON and as a page in their language, and the files
 * that they handed over. Its key is its own, so that a killed process's half of it is written over. One that fails is told as such.
 */
export async function makeCopy(platform: Platform, id: string): Promise<void> {
  try {
    await make(platform, id)
  } catch (error) {
    await platform.transact(async (work) => {
      const failed = await work.db
        .updateTable('data_copies')
        .set({ state: 'failed' })
        .where('id', '=', id)
        .where('state', '<>', 'ready')
        .returning('user_id')
        .executeTakeFirst()
      if (failed) await work.tell([failed.user_id], { kind: 'ownData.changed', payload: { state: 'failed' } })
    })
    throw error
  }
}

async function make(platform: Platform, id: string): Promise<void> {
  const { db, clock, files } = platform
  const copy = await db.selectFrom('data_copies').selectAll().where('id', '=', id).executeTakeFirst()
  if (!copy || (copy.state !== 'asked' && copy.state !== 'making')) return
  const owner = await db
    .selectFrom('users')
    .select(['id', 'email', 'phone', 'name', 'user_type', 'time_zone'])
    .where('id', '=', copy.user_id)
    .executeTakeFirstOrThrow()
  const words = copyWordsOf(copy.locale, owner.time_zone)
  const declared: (readonly [string, PersonalData])[] = [
    ...platform.modules.flatMap(({ name, personalData }) => (personalData ? [[name, personalData] as const] : [])),
    ['traces', kernelData],
  ]
  const kept: Zippable = {}
  const listed: { name: string; title: string; count: number }[] = []
  for (const [done, [name, tables]] of declared.entries()) {
    await report(platform, id, done, declared.length + 1)
    const data = await collect(db, tables, owner)
    const count = Object.values(data).reduce((sum, rows) => sum + rows.length, 0)
    if (count === 0) continue
    const title = partTitle(words, name)
    listed.push({ name, title, count })
    kept[`data/${name}.json`] = strToU8(JSON.stringify(data, null, 2))
    kept[`${name}.html`] = strToU8(pageOf(words, title, data))
  }
  await report(platform, id, declared.length, declared.length + 1)
  for (const { name, bytes } of await filesOf(platform, owner.id)) kept[`files/${name}`] = [bytes, { level: 0 }]
  const at = clock.now().toISOString()
  kept['index.html'] = strToU8(indexOf(words, listed, { name: owner.name, at }))
  const bytes = zipSync(kept) as Uint8Array<ArrayBuffer>
  await files.write(id, bytes, 'application/zip')
  const expires = new Date(clock.now().getTime() + (await settingOf(db, 'copyDays')) * day).toISOString()
  await platform.transact(async (work) => {
    const ready = await work.db
      .updateTable('data_copies')
      .set({ state: 'ready', bytes: bytes.byteLength, done: declared.length + 1, ready_at: at, expires_at: expires })
      .where('id', '=', id)
      .where('state', '=', 'making')
      .returning('user_id')
      .executeTakeFirst()
    if (!ready) return
    await work.inform([owner.id], { kind: 'copyReady', data: { expiresAt: expires }, link: privacyLink(owner.user_type) })
    await work.tell([owner.id], { kind: 'ownData.changed', payload: { state: 'ready' } })
  })
}

async function report({ transact }: Platform, id: string, done: number, parts: number): Promise<void> {
  await transact(async (work) => {
    const copy = await work.db
      .updateTable('data_copies')
      .set({ state: 'making', done, parts })
      .where('id', '=', id)
      .where('state', 'in', ['asked', 'making'])
      .returning('user_id')
      .executeTakeFirst()
    if (copy && done % 10 === 0) await work.tell([copy.user_id], { kind: 'ownData.changed', payload: { state: 'making' } })
  })
}
