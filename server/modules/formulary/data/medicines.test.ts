import { expect, test } from 'vitest'
import { medicine } from '#contract/formulary/schemas.ts'
import { classesOf } from './classes.ts'
import { usualDoses } from './doses.ts'
import { medicineById, medicines } from './medicines.ts'

test('the list has at least 400 substances and forms, each once, each as the contract has it', () => {
  for (const each of medicines) expect(medicine.safeParse(each).error, each.id).toBeUndefined()
  expect(new Set(medicines.map(({ id }) => id)).size).toBe(medicines.length)
  const forms = new Set(medicines.map(({ substances, form }) => [...substances, form].join('|')))
  expect(forms.size).toBeGreaterThanOrEqual(400)
})

test('each names its source, with a key in the form of that source', () => {
  for (const { id, source } of medicines) {
    const { rxcui, unii, application } = source.key
    if (source.name === 'RxNorm') expect(rxcui, id).toMatch(/^\d{1,8}$/)
    if (source.name === 'FDA Green Book') expect(application, id).toMatch(/^\d{3}-\d{3}$/)
    if (source.name === 'Carenest') expect([rxcui, application], id).toEqual([null, null])
    if (unii !== null) expect(unii, id).toMatch(/^[0-9A-Z]{10}$/)
  }
})

test('both people and animals find theirs', () => {
  for (const kind of ['person', 'dog', 'cat', 'horse'] as const)
    expect(medicines.filter(({ isFor }) => isFor.includes(kind)).length, kind).toBeGreaterThan(20)
})

test('one is found by its id, and none by another', () => {
  expect(medicineById(medicines[7]!.id)).toBe(medicines[7])
  expect(medicineById('nothing')).toBeNull()
})

test('what has a usual dose is in the list, and the common ones have a class', () => {
  const known = new Set(medicines.flatMap(({ substances }) => substances))
  for (const { substance } of usualDoses) expect(known, substance).toContain(substance)
  expect(classesOf('ibuprofen')).toEqual(['nsaids'])
})
