import type { Medicine, MedicineContent } from '#contract/formulary/schemas.ts'
import table from './medicines.json' with { type: 'json' }

type Text<K extends keyof Medicine> = Medicine[K] & string

/**
 * Every medicine of this release, in the order of its list. The same in every installation, so that it is part of the program and no table:
 * ids stay, prescriptions keep the words that they were signed with, and nothing is looked up anew.
 */
export const medicines: readonly Medicine[] = table.rows.map(readRow)

const byId = new Map(medicines.map((medicine) => [medicine.id, medicine]))

export const medicineById = (id: string): Medicine | null => byId.get(id) ?? null

/** What the test of the list holds against the contract's schema is what is claimed here. */
function readRow(row: string): Medicine {
  const [id, name, substances, form, strength, milligrams, per, unit, route, isFor, rx, controlled, source, ...keys] =
    row.split('|')
  const [rxcui, unii, application] = keys.map((key) => key || null)
  return {
    id: id!,
    name: name!,
    substances: substances!.split(';'),
    form: form as Text<'form'>,
    strength: strength!,
    content: milligrams ? { milligrams: Number(milligrams), per: Number(per), unit: unit as MedicineContent['unit'] } : null,
    route: route as Text<'route'>,
    isFor: isFor!.split(' ') as Medicine['isFor'],
    isPrescriptionOnly: rx === '1',
    isControlled: controlled === '1',
    source: { name: source as Medicine['source']['name'], key: { rxcui: rxcui!, unii: unii!, application: application! } },
  }
}
