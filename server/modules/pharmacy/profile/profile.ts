import type { z } from 'zod'
import type { PharmacyDelivery, PharmacyDetails, PharmacyHours, pharmacyProfile } from '#contract/pharmacy/schemas.ts'
import { plainPostcode } from '#contract/pharmacy/delivery-area.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'

type Profile = z.infer<typeof pharmacyProfile>

/** What the pharmacy says of itself, as it reads and changes it. */
export async function readProfile(db: Reader, actor: Actor): Promise<Profile> {
  const row = await db
    .selectFrom('pharmacies')
    .innerJoin('users', 'users.id', 'pharmacies.user_id')
    .selectAll('pharmacies')
    .select('users.time_zone')
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const { latitude, longitude } = row
  return {
    name: row.legal_name,
    licenceNumber: row.licence_number,
    licenceState: row.licence_state,
    currency: row.currency,
    timeZone: row.time_zone,
    details: {
      phone: row.phone,
      about: row.about,
      address: row.address,
      position: latitude === null || longitude === null ? null : { latitude, longitude },
    },
    hours: { spans: row.opening_hours, closedDays: row.closed_days },
    delivery: {
      delivers: row.delivers,
      withinMetres: row.delivery_radius_metres,
      fee: row.delivery_fee,
      freeFrom: row.delivery_free_from,
      postcodes: row.delivery_postcodes,
    },
  }
}

export const changeDetails = (platform: Platform, actor: Actor, details: PharmacyDetails): Promise<Profile> =>
  change(platform, actor, 'details', {
    phone: details.phone,
    about: details.about,
    address: JSON.stringify(details.address),
    latitude: details.position?.latitude ?? null,
    longitude: details.position?.longitude ?? null,
  })

export const changeHours = (platform: Platform, actor: Actor, { spans, closedDays }: PharmacyHours): Promise<Profile> =>
  change(platform, actor, 'hours', {
    opening_hours: JSON.stringify(spans.toSorted((a, b) => a.weekday - b.weekday || (a.from < b.from ? -1 : 1))),
    closed_days: JSON.stringify([...new Set(closedDays)].toSorted()),
  })

export const changeDelivery = (platform: Platform, actor: Actor, delivery: PharmacyDelivery): Promise<Profile> =>
  change(platform, actor, 'delivery', {
    delivers: delivery.delivers,
    delivery_radius_metres: delivery.withinMetres,
    delivery_fee: delivery.fee,
    delivery_free_from: delivery.freeFrom,
    delivery_postcodes: [...new Set(delivery.postcodes.map(plainPostcode))],
  })

async function change(platform: Platform, actor: Actor, what: string, set: object): Promise<Profile> {
  return platform.transact(async (work) => {
    await work.db.updateTable('pharmacies').set(set).where('user_id', '=', actor.userId).execute()
    await work.audit({ action: `pharmacy.${what}`, recordKind: 'user', recordId: actor.userId, userId: actor.userId })
    return readProfile(work.db, actor)
  })
}
