import type { SubjectKind } from '#contract/formulary/values.ts'

/** A usual dose by mouth, in milligrams of the substance. Of whom no weight counts, the per-kilogram figures are missing. */
export interface UsualDose {
  readonly substance: string
  readonly kind: SubjectKind
  /** Years from which and below which a person takes it so. */
  readonly ages?: 'adult' | 'child'
  /** Of one dose, for each kilogram: least and most. */
  readonly perKilogram?: readonly [number, number]
  readonly timesPerDay: number
  readonly days?: number
  /** Of one day: for each kilogram, and at all. */
  readonly mostPerKilogram?: number
  readonly most?: number
  readonly source: string
}

const label = (medicine: string) => `FDA label, ${medicine}`
const adult = (substance: string, most: number, timesPerDay: number): UsualDose => ({
  substance,
  kind: 'person',
  ages: 'adult',
  most,
  timesPerDay,
  source: label(substance),
})

export const usualDoses: readonly UsualDose[] = [
  adult('acetaminophen', 4000, 4),
  adult('ibuprofen', 3200, 4),
  adult('amoxicillin', 3000, 3),
  adult('azithromycin', 500, 1),
  adult('ciprofloxacin', 1500, 2),
  adult('doxycycline', 200, 2),
  adult('metformin', 2550, 2),
  adult('atorvastatin', 80, 1),
  adult('simvastatin', 40, 1),
  adult('rosuvastatin', 40, 1),
  adult('lisinopril', 80, 1),
  adult('amlodipine', 10, 1),
  adult('losartan', 100, 1),
  adult('sertraline', 200, 1),
  adult('citalopram', 40, 1),
  adult('escitalopram', 20, 1),
  adult('fluoxetine', 80, 1),
  adult('tramadol', 400, 4),
  adult('gabapentin', 3600, 3),
  adult('cetirizine', 10, 1),
  adult('loratadine', 10, 1),
  adult('omeprazole', 40, 1),
  adult('furosemide', 600, 2),
  adult('montelukast', 10, 1),
  {
    ...{ substance: 'acetaminophen', kind: 'person', ages: 'child', timesPerDay: 4, source: label('acetaminophen') },
    ...{ perKilogram: [10, 15], mostPerKilogram: 75, most: 4000 },
  },
  {
    ...{ substance: 'ibuprofen', kind: 'person', ages: 'child', timesPerDay: 3, source: label('ibuprofen oral suspension') },
    ...{ perKilogram: [5, 10], mostPerKilogram: 40, most: 2400 },
  },
  {
    ...{ substance: 'amoxicillin', kind: 'person', ages: 'child', timesPerDay: 2, days: 10 },
    ...{ perKilogram: [40, 45], mostPerKilogram: 90, most: 3000, source: 'AAP, Acute Otitis Media, Pediatrics 2013;131:e964' },
  },
  ...animal('carprofen', 'dog', [2.2, 2.2], 2, 4.4, 'NADA 141-053'),
  ...animal('meloxicam', 'dog', [0.1, 0.1], 1, 0.2, 'NADA 141-213'),
  ...animal('deracoxib', 'dog', [1, 2], 1, 4, 'NADA 141-203'),
  ...animal('firocoxib', 'dog', [5, 5], 1, 5, 'NADA 141-230'),
  ...animal('robenacoxib', 'dog', [2, 2], 1, 4, 'NADA 141-463'),
  ...animal('robenacoxib', 'cat', [1, 1], 1, 2.4, 'NADA 141-320', 3),
  ...animal('grapiprant', 'dog', [2, 2], 1, 2, 'NADA 141-455'),
  ...animal('oclacitinib', 'dog', [0.4, 0.6], 2, 1.2, 'NADA 141-345', 14),
  ...animal('amoxicillin', 'dog', [11, 11], 2, 22, 'NADA 055-081', 7),
  ...animal('clindamycin', 'dog', [5.5, 33], 2, 66, 'NADA 120-161'),
  ...animal('cefpodoxime', 'dog', [5, 10], 1, 10, 'NADA 141-232', 7),
  ...animal('enrofloxacin', 'dog', [5, 20], 1, 20, 'NADA 140-441'),
  ...animal('enrofloxacin', 'cat', [5, 5], 1, 5, 'NADA 140-441'),
  ...animal('marbofloxacin', 'dog', [2.75, 5.5], 1, 5.5, 'NADA 141-151'),
  ...animal('marbofloxacin', 'cat', [2.75, 5.5], 1, 5.5, 'NADA 141-151'),
  ...animal('maropitant', 'dog', [2, 2], 1, 8, 'NADA 141-262', 5),
  ...animal('pimobendan', 'dog', [0.25, 0.25], 2, 0.5, 'NADA 141-273'),
  ...animal('fluoxetine', 'dog', [1, 2], 1, 2, 'NADA 141-272'),
  ...animal('clomipramine', 'dog', [2, 4], 1, 4, 'NADA 141-120'),
  ...animal('selegiline', 'dog', [1, 2], 1, 2, 'NADA 141-080'),
  ...animal('furosemide', 'dog', [2.2, 4.4], 2, 8.8, 'NADA 034-621'),
  ...animal('firocoxib', 'horse', [0.1, 0.1], 1, 0.1, 'NADA 141-253', 14),
  ...animal('omeprazole', 'horse', [4, 4], 1, 4, 'NADA 141-123', 28),
  ...animal('ponazuril', 'horse', [5, 5], 1, 5, 'NADA 141-188', 28),
]

function animal(
  substance: string,
  kind: SubjectKind,
  perKilogram: readonly [number, number],
  timesPerDay: number,
  mostPerKilogram: number,
  application: string,
  days?: number,
): UsualDose[] {
  const dose = { substance, kind, perKilogram, timesPerDay, mostPerKilogram, source: label(application) }
  return [days === undefined ? dose : { ...dose, days }]
}
