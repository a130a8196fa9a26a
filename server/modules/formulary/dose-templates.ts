import type { DoseTemplate } from '#contract/formulary/schemas.ts'
import type { SubjectKind } from '#contract/formulary/values.ts'
import { notFound } from '#server/kernel/errors.ts'
import { usualDoses } from './data/doses.ts'
import { medicineById } from './data/medicines.ts'

/** Usual doses by weight of a medicine's first substance. @throws Refusal 404 for a medicine that the list does not have */
export function listDoseTemplates(medicineId: string, isFor: SubjectKind): DoseTemplate[] {
  const medicine = medicineById(medicineId)
  if (!medicine) throw notFound()
  return usualDoses
    .filter(({ substance, kind }) => substance === medicine.substances[0] && kind === isFor)
    .flatMap(({ substance, perKilogram, mostPerKilogram, most, timesPerDay, days, source }, place) =>
      perKilogram === undefined
        ? []
        : [
            {
              id: `${substance}-${isFor}-${place}`.replaceAll(' ', '-'),
              substance,
              label: substance,
              milligramsPerKilogram: { min: perKilogram[0], max: perKilogram[1] },
              maximumPerDayPerKilogram: mostPerKilogram ?? null,
              maximumPerDay: most ?? null,
              timesPerDay,
              days: days ?? null,
              isFor: [isFor],
              source,
            },
          ],
    )
}
