import type { OwnProfile, ProfileChange } from '#contract/doctors/schemas.ts'
import { kindOfSpeciality } from '#contract/doctors/specialities.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { administrators } from '../account/index.ts'
import { namesOfDoctor } from '../lists/index.ts'
import { listProfileChoices } from './list-profile-choices.ts'
import { readOwnProfile } from './read-doctor.ts'
import { licenceAfter } from './rules.ts'

/**
 * Writes what patients see. It holds at once, but for another speciality: then the licence waits to be verified, and until then nobody new
 * finds the doctor; visits that are booked stand.
 * @throws Refusal 409 `profile_changed` where it was changed since it was read; 422 naming the field
 */
export async function changeProfile(platform: Platform, actor: Actor, change: ProfileChange): Promise<OwnProfile> {
  await platform.transact(async (work) => {
    const before = await work.db
      .selectFrom('doctors')
      .select(['kind', 'speciality', 'licence_state', 'version'])
      .where('user_id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (before.version !== change.version) throw conflict('profile_changed', 'The profile was changed meanwhile; look again')
    refuseOtherKind(before.kind, change)
    refuseFutureYear(platform, actor, change)
    await refuseUnknown(work, await namesOfDoctor(work.db, actor.userId), change)
    const state = licenceAfter({ speciality: before.speciality, state: before.licence_state }, change.speciality)
    await work.db
      .updateTable('doctors')
      .set({ ...columnsOf(change), licence_state: state, version: before.version + 1 })
      .where('user_id', '=', actor.userId)
      .execute()
    const audited = { recordKind: 'doctor', recordId: actor.userId, userId: actor.userId } as const
    await work.audit({ action: 'doctor.profile', ...audited })
    if (state !== before.licence_state) {
      await work.audit({ action: 'doctor.speciality', ...audited, reason: change.speciality })
      // A licence waits for their decision.
      await work.tell(await administrators(work.db), { kind: 'dashboard.changed', payload: {} })
    }
  })
  return readOwnProfile(platform, actor)
}

function refuseOtherKind(kind: OwnProfile['kind'], { speciality, species }: ProfileChange): void {
  if (kindOfSpeciality(speciality) !== kind)
    throw invalid('speciality', 'speciality_of_other_kind', 'Not a speciality of this kind of doctor')
  if (kind === 'physician' && species.length > 0) throw invalid('species', 'species_of_physician', 'Physicians treat people')
}

function refuseFutureYear({ clock }: Platform, { timeZone }: Actor, { experienceSince }: ProfileChange): void {
  const thisYear = Number(dayIn(timeZone, clock.now()).slice(0, 4))
  if (experienceSince !== null && experienceSince > thisYear)
    throw invalid('experienceSince', 'in_the_future', 'Not later than this year')
}

/** What the lists have, and what the profile has already: an entry that was retired stays where it is used. */
async function refuseUnknown(
  work: Work,
  before: { readonly awards: readonly string[]; readonly skills: readonly string[] },
  change: ProfileChange,
): Promise<void> {
  const known = await listProfileChoices(work.db)
  for (const list of ['awards', 'skills'] as const) {
    const isKnown = (entry: string) => known[list].includes(entry) || before[list].includes(entry)
    if (!change[list].every(isKnown)) throw invalid(list, 'invalid_choice', 'Not an entry of the list')
  }
}

const once = <T>(entries: readonly T[]): T[] => [...new Set(entries)]

function columnsOf(change: ProfileChange) {
  const { speciality, species, biography, clinic } = change
  return {
    speciality,
    species: species.length > 0 ? once(species) : null,
    languages: once(change.languages),
    biography,
    experience_since: change.experienceSince,
    video_fee: change.fees.video,
    clinic_fee: change.fees.clinic,
    clinic_name: clinic && clinic.name !== '' ? clinic.name : null,
    clinic_address: clinic && JSON.stringify(clinic.address),
    latitude: clinic && clinic.latitude,
    longitude: clinic && clinic.longitude,
    awards: once(change.awards),
    skills: once(change.skills),
  }
}
