import type { VaccinationProposal } from '#contract/care/schemas.ts'
import { proposeVaccinations, vaccineNamed, type ProposedVaccine } from '#contract/care/rules/vaccinations.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { lookedAt, openRecord, vaccinationsOf } from '#server/modules/records/index.ts'

/** What the WSAVA's guideline proposes for this dog or cat, after what its record says was given. Keeps nothing. @throws Refusal as `openRecord` */
export async function proposeFor(platform: Platform, actor: Actor, id: string): Promise<VaccinationProposal> {
  const { db, clock } = platform
  const opened = await openRecord(db, actor, id, 'read', clock.now())
  await lookedAt(platform, actor, opened, 'read')
  const { species, birthDate } = opened.subject
  if (species !== 'dog' && species !== 'cat') return { id, items: [], none: 'species' }
  if (birthDate === null) return { id, items: [], none: 'no_birth_date' }
  const given: Record<ProposedVaccine, string[]> = { core: [], rabies: [] }
  for (const { vaccine, date } of await vaccinationsOf(db, opened.subject)) {
    const named = vaccineNamed(vaccine)
    if (named) given[named].push(date)
  }
  const today = dayIn(actor.timeZone, clock.now())
  return { id, items: proposeVaccinations({ birthDate, today, given }), none: null }
}
