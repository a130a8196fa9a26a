import type { Observation, Quantity } from '@medplum/fhirtypes'
import { factsOfKind } from '#contract/observations/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { CurrentObservation } from '#server/modules/observations/index.ts'
import { concept, systems } from '../systems.ts'
import { referenceTo, said } from './identity.ts'

/** What a device measured by itself is told by its method: FHIR has no role for it. */
export const deviceMethod = 'device'

/** What was measured, with its unit in UCUM and, where one is certain, its code in LOINC. A blood pressure is a panel of two. */
export function observationOf(measured: CurrentObservation, subjectId: string): Observation {
  const { kind, value, second, at, isDay, measurer, authorId, authorName, writtenAt } = measured
  const { code, firstCode, second: secondFacts } = factsOfKind(kind)
  const isPanel = firstCode !== undefined && secondFacts !== undefined && second !== null
  return said<Observation>({
    resourceType: 'Observation',
    id: measured.id,
    status: measured.edition > 1 ? 'corrected' : 'final',
    code: code === null ? { text: kind } : concept('loinc', code, kind),
    subject: referenceTo(subjectId),
    effectiveDateTime: isDay ? utcDay(at) : at,
    issued: writtenAt,
    performer: authorId === null || authorName === null ? undefined : [referenceTo(authorId)],
    method: measurer === 'device' ? { text: deviceMethod } : undefined,
    valueQuantity: isPanel ? undefined : quantityOf(kind, value),
    component: isPanel
      ? [
          { code: concept('loinc', firstCode), valueQuantity: quantityOf(kind, value) },
          { code: concept('loinc', secondFacts.code), valueQuantity: quantityOf(kind, second) },
        ]
      : undefined,
  })
}

function quantityOf(kind: CurrentObservation['kind'], steps: number): Quantity {
  const { unit, decimals } = factsOfKind(kind)
  return { value: Number((steps / 10 ** decimals).toFixed(decimals)), unit, system: systems.ucum, code: unit }
}
