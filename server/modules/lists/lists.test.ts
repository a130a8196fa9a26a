import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { doctorsContract } from '#contract/doctors/contract.ts'
import { listsContract as contract } from '#contract/lists/contract.ts'
import type { ReferenceList } from '#contract/lists/values.ts'
import { makeAdmin, makeDoctor, makePatient, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { checkLines } from '../formulary/index.ts'
import { findSubject } from '../records/index.ts'
import { makeEntry, penicillin } from '../records/testing/make-entry.ts'
import { allNamesOf } from './index.ts'

const server = await createTestServer()
let as: Person
beforeEach(async () => void (as = await makeAdmin(server)))
const add = (list: ReferenceList, name: string, aliases: string[] = []) =>
  server.call(contract.addReferenceEntry, { body: { list, name, aliases } }, { as })
const list = async (of: ReferenceList, query: object = {}) =>
  (await server.call(contract.listReferenceEntries, { query: { list: of, limit: 100, ...query } }, { as })).items
const merge = (id: string, intoId: string) =>
  server.call(contract.mergeReferenceEntry, { params: { id }, body: { intoId } }, { as })
const undo = (id: string) => server.call(contract.undoReferenceMerge, { params: { id } }, { as })
const importText = (of: ReferenceList, text: string, applyTo?: number) =>
  server.call(contract.importReferenceEntries, { body: { list: of, text, applyTo } }, { as })
const file = async (of: ReferenceList, query: object = {}) => {
  const answer = await server.call(contract.readReferenceFile, { query: { list: of, ...query } }, { as })
  return answer.text()
}

describe('an entry of a list', () => {
  test('has a name that no other has, in any writing, and is found by each of its names', async () => {
    const { id } = await add('allergies', 'Beeswax', ['Cera alba'])
    await expect(add('allergies', ' BEESWAX ')).rejects.toThrow('entry_name_taken')
    await expect(add('allergies', 'cera-alba')).rejects.toThrow('entry_name_taken')
    expect(await add('skills', 'Beeswax')).toMatchObject({ name: 'Beeswax', used: 0 })
    expect((await list('allergies', { search: 'cera' })).map((entry) => entry.id)).toEqual([id])
    await expect(
      Promise.allSettled([add('awards', 'At once'), add('awards', 'at  once')]).then((both) =>
        both.map(({ status }) => status).sort(),
      ),
    ).resolves.toEqual(['fulfilled', 'rejected'])
  })

  test('under another name keeps the former one beside it; two who change it at once: one wins', async () => {
    const entry = await add('allergies', 'Nickle')
    const change = (name: string) =>
      server.call(
        contract.changeReferenceEntry,
        { params: { id: entry.id }, body: { name, aliases: [], version: entry.version } },
        { as },
      )
    const both = await Promise.allSettled([change('Nickel'), change('Nickel salts')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [now] = await list('allergies', { search: 'nickle' })
    expect(now).toMatchObject({ id: entry.id, aliases: ['Nickle'] })
  })

  test('that is retired stays where it is used, cannot be chosen, and comes back', async () => {
    const { id, name } = await add('skills', 'Acupuncture of horses')
    const doctor = await makeDoctor(server, {}, { skills: [name] })
    const retire = (isRetired: boolean) =>
      server.call(contract.retireReferenceEntry, { params: { id }, body: { isRetired } }, { as })
    expect(await retire(true)).toMatchObject({ isRetired: true, used: 1 })
    const chosen = async () => (await server.call(doctorsContract.listProfileChoices, {}, { as: doctor })).skills
    expect(await chosen()).not.toContain(name)
    expect((await server.call(doctorsContract.readOwnProfile, {}, { as: doctor })).skills).toEqual([name])
    expect(await retire(false)).toMatchObject({ isRetired: false })
    expect(await chosen()).toContain(name)
  })
})

describe('a merge', () => {
  test('moves what uses it to the other one, and taken back all is what it was', async () => {
    const from = await add('skills', 'Ultra sound scans', ['Echography'])
    const into = await add('skills', 'Sonography')
    const doctor = await makeDoctor(server, {}, { skills: [from.name] })
    const shown = async () => (await server.call(doctorsContract.readOwnProfile, {}, { as: doctor })).skills
    const before = await list('skills')
    const merged = await merge(from.id, into.id)
    expect(merged).toMatchObject({ id: into.id, used: 1, merged: [{ name: from.name }] })
    expect(await shown()).toEqual(['Sonography'])
    expect((await list('skills', { search: 'echography' })).map(({ id }) => id)).toEqual([into.id])
    await expect(add('skills', 'Echography')).rejects.toThrow('entry_name_taken')
    await expect(merge(into.id, from.id)).rejects.toThrow('entry_merged')
    await undo(merged.merged[0]!.mergeId)
    expect(await shown()).toEqual([from.name])
    expect(await list('skills')).toEqual(before)
    await expect(undo(merged.merged[0]!.mergeId)).rejects.toThrow('merge_undone')
  })

  test('of A into B against B into A at once: one is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await add('awards', `A of ${round}`), await add('awards', `B of ${round}`)]
      const both = await Promise.allSettled([merge(a.id, b.id), merge(b.id, a.id)])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
  })

  test('within a merge is taken back by itself, in any order', async () => {
    const [a, b, c] = [await add('awards', 'Chain a'), await add('awards', 'Chain b'), await add('awards', 'Chain c')]
    const first = (await merge(a.id, b.id)).merged[0]!.mergeId
    const second = (await merge(b.id, c.id)).merged.find(({ name }) => name === 'Chain b')!.mergeId
    expect((await list('awards', { search: 'chain a' })).map(({ id }) => id)).toEqual([c.id])
    await undo(second)
    expect((await list('awards', { search: 'chain a' })).map(({ id }) => id)).toEqual([b.id])
    await undo(first)
    expect((await list('awards', { search: 'chain' })).map(({ name, merged }) => [name, merged.length])).toEqual([
      ['Chain a', 0],
      ['Chain b', 0],
      ['Chain c', 0],
    ])
  })

  test('can be taken back for 30 days, and into nothing retired or of another list', async () => {
    const [a, b, c] = [await add('awards', 'Old a'), await add('awards', 'Old b'), await add('skills', 'Old c')]
    await expect(merge(a.id, c.id)).rejects.toThrow('invalid_input')
    await server.call(contract.retireReferenceEntry, { params: { id: b.id }, body: { isRetired: true } }, { as })
    await expect(merge(a.id, b.id)).rejects.toThrow('entry_retired')
    await server.call(contract.retireReferenceEntry, { params: { id: b.id }, body: { isRetired: false } }, { as })
    const { mergeId } = (await merge(a.id, b.id)).merged[0]!
    await server.db
      .updateTable('reference_merges')
      .set({ merged_at: new Date(server.clock.now().getTime() - 30 * 86_400_000) })
      .where('id', '=', mergeId)
      .execute()
    expect((await list('awards', { search: 'old b' }))[0]!.merged[0]).toMatchObject({ undoUntil: null })
    await expect(undo(mergeId)).rejects.toThrow('merge_undo_over')
  })

  test('leaves an allergy all names that warn, before and after', async () => {
    const [from, into] = [await add('allergies', 'Amoxicillin'), await add('allergies', 'Spring antibiotic')]
    const names = async (id: string) => (await allNamesOf(server.db, [id])).get(id)
    expect(await names(from.id)).toEqual(['Amoxicillin'])
    const patient = await makePatient(server)
    await makeEntry(server, patient, patient.userId, { ...penicillin, substance: 'x', referenceId: from.id })
    const warned = async () => {
      const line = { lineId: '1', name: 'Amoxicillin 500 mg', medicineId: null, route: 'oral', dailyMilligrams: null }
      const subject = (await findSubject(server.db, patient.userId))!
      const asked = { subject, weight: null, lines: [line], taken: [], now: server.clock.now() }
      return (await checkLines(server.db, asked)).filter(({ kind, answer }) => kind === 'allergy' && answer === 'warning').length
    }
    expect(await warned()).toBe(1)
    await merge(from.id, into.id)
    expect(await warned()).toBe(1)
    expect((await list('allergies', { search: 'amoxi' }))[0]).toMatchObject({ id: into.id, used: 1 })
    expect(await names(from.id)).toEqual(['Amoxicillin', 'Spring antibiotic'])
    expect(await names(into.id)).toEqual(['Amoxicillin', 'Spring antibiotic'])
  })
})

describe('a file of a list', () => {
  test('that was written changes nothing when it is brought in, whatever stands in the list', async () => {
    const awkward = await add('allergies', 'Nuts, "all" of them', ['O’Neill’s nut', "'quoted"])
    await server.call(contract.retireReferenceEntry, { params: { id: awkward.id }, body: { isRetired: true } }, { as })
    const before = await list('allergies')
    const checked = await importText('allergies', await file('allergies'))
    expect(checked).toMatchObject({ isApplied: false, added: 0, changed: 0, faultyLines: 0, unchanged: before.length })
    expect(await importText('allergies', await file('allergies'), checked.version)).toMatchObject({ isApplied: true, changed: 0 })
    expect(await list('allergies')).toEqual(before)
    expect((await file('allergies', { search: 'nuts', show: 'retired' })).trim().split('\r\n')).toHaveLength(2)
  })

  test('is checked and changes nothing, then comes in whole', async () => {
    const known = await add('skills', 'Hoof care')
    const text = 'name;aliases;retired\nHoof care;Farriery;\nBandaging;Dressing|Wound dressing;yes'
    const checked = await importText('skills', text)
    expect(checked).toMatchObject({ lines: 2, added: 1, changed: 1, faults: [] })
    expect(await list('skills', { search: 'bandaging' })).toEqual([])
    expect(await importText('skills', text, checked.version)).toMatchObject({ isApplied: true, added: 1, changed: 1 })
    expect(await list('skills', { search: 'farriery' })).toMatchObject([{ id: known.id, name: 'Hoof care' }])
    expect(await list('skills', { search: 'bandaging' })).toMatchObject([
      { aliases: ['Dressing', 'Wound dressing'], isRetired: true },
    ])
  })

  test('may name its delimiter in a first line, and end its lines as any system does', async () => {
    for (const newline of ['\n', '\r\n', '\r']) {
      const text = ['\uFEFFsep=;', 'name;aliases', 'Nail care, feet;Pedicure', ''].join(newline)
      expect(await importText('skills', text)).toMatchObject({ lines: 1, added: 1, faults: [] })
    }
  })

  test('with faults brings in nothing; each has its line', async () => {
    const text = ['name,retired', 'First prize,maybe', '=SUM(A1),no', 'Fine,no', 'FINE,no', 'Short', 'Caf\uFFFD,no'].join('\n')
    const checked = await importText('awards', text)
    expect(checked.faults).toEqual([
      { line: 2, column: 'retired', fault: 'not_yes_or_no', value: 'maybe' },
      { line: 3, column: 'name', fault: 'formula', value: '=SUM(A1)' },
      { line: 5, column: 'name', fault: 'repeated', value: 'FINE' },
      { line: 6, column: null, fault: 'too_few_cells', value: 'Short' },
      { line: 7, column: 'name', fault: 'lost_character', value: 'Caf\uFFFD' },
    ])
    await expect(importText('awards', text, checked.version)).rejects.toThrow('list_faults')
    expect(await list('awards', { search: 'fine' })).toEqual([])
    expect((await importText('awards', 'colour\nred')).faults).toMatchObject([
      { line: 1, fault: 'no_name_column' },
      { line: 1, fault: 'unknown_column', value: 'colour' },
    ])
  })

  test('of a list that was merged meanwhile is checked again', async () => {
    const [a, b] = [await add('awards', 'Meanwhile a'), await add('awards', 'Meanwhile b')]
    const text = 'name\nMeanwhile a\nMeanwhile c'
    const { version } = await importText('awards', text)
    await merge(a.id, b.id)
    await expect(importText('awards', text, version)).rejects.toThrow('list_changed')
    expect((await importText('awards', text)).faults).toEqual([{ line: 2, column: 'name', fault: 'taken', value: 'Meanwhile a' }])
  })

  test('of 50,000 lines is brought into a list that the database knows as short, and searched at once', async () => {
    await add('skills', 'Acupuncture')
    await sql`analyze reference_entries, reference_names`.execute(server.db)
    const text = `name,aliases\n${Array.from({ length: 50_000 }, (_, index) => `Plant ${index},Weed ${index}`).join('\n')}`
    const begun = performance.now()
    const { version, added } = await importText('skills', text)
    const checked = performance.now()
    await importText('skills', text, version)
    const applied = performance.now()
    console.info(`50,000 lines: checked in ${Math.round(checked - begun)} ms, brought in in ${Math.round(applied - checked)} ms`)
    expect(added).toBe(50_000)
    expect((await list('skills', { search: 'weed 49999' })).map(({ name }) => name)).toEqual(['Plant 49999'])
    expect(await list('skills', { search: 'weed' })).toHaveLength(100)
  })
})
