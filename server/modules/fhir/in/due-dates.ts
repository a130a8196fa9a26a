import { z } from 'zod'
import type { SentBundle } from '#contract/fhir/schemas.ts'
import { systems } from '../systems.ts'
import { concept, getCodes } from './concepts.ts'
import { day } from './read-entry.ts'

/** LOINC: date vaccine due; not the earliest date, nor the one on which it is overdue. */
const dateDue = '30980-7'
/** Of `immunization-recommendation-status`: nothing is due, or nothing may be given. */
const notDue = new Set(['immune', 'contraindicated', 'complete'])

const reference = z.looseObject({ reference: z.string().optional() }).transform((given) => given.reference ?? null)
const recommendation = z.looseObject({
  recommendation: z.array(
    z.looseObject({
      forecastStatus: concept.optional(),
      dateCriterion: z.array(z.looseObject({ code: concept.optional(), value: day })).default([]),
      supportingImmunization: z.array(reference).default([]),
    }),
  ),
})

/** When the next vaccination is due, by the address of the one before. */
export function readDueDates(entries: SentBundle['entry']): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { resource } of entries) {
    if (resource?.resourceType !== 'ImmunizationRecommendation') continue
    for (const one of recommendation.safeParse(resource).data?.recommendation ?? []) {
      if (one.forecastStatus?.coding?.some(({ code }) => notDue.has(code ?? ''))) continue
      const due = one.dateCriterion.find(({ code }) => code && getCodes(code, systems.loinc).includes(dateDue))?.value
      for (const url of one.supportingImmunization) if (due && url) found.set(url, due)
    }
  }
  return found
}
