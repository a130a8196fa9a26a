import type { Claim } from '#contract/claims/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { isParty, orderOfAppointment, selectCards } from '#server/modules/booking/index.ts'
import { readInvoice } from '#server/modules/orders/index.ts'
import { latestShared } from '#server/modules/summaries/index.ts'

/** What was found and done is health data, which the right to invoices alone does not open. */
const readsHistory = ({ role, rights }: Actor) => role !== 'staff' || rights.includes('history')

/**
 * @throws Refusal 404 for who is no party of the visit, and `no_claim` where it was not a pet's, is not over, was never paid, or its invoice
 * is that of a carer who paid. */
export async function readClaim(platform: Platform, actor: Actor, id: string): Promise<Claim> {
  const { db } = platform
  const row = await selectCards(db)
    .select(['doctors.licence_number', 'pets.breed', 'pets.sex', 'pets.birth_date', 'pets.microchip'])
    .where('appointments.id', '=', id)
    .executeTakeFirst()
  if (!row || !isParty(actor, row)) throw notFound()
  const order = await orderOfAppointment(db, id)
  const isOwnInvoice = actor.role !== 'patient' || order?.buyer_id === actor.userId
  const isClaimable = isOwnInvoice && row.pet_species !== null && row.state === 'completed' && order && order.total > 0
  if (!isClaimable) throw notFound('no_claim', 'There is a claim sheet of a finished and paid visit of a pet only')
  const summary = readsHistory(actor) ? await latestShared(db, id) : undefined
  return {
    visitNumber: row.number,
    start: row.starts_at,
    timeZone: row.doctor_zone,
    pet: {
      name: row.pet_name ?? '',
      species: row.pet_species!,
      breed: row.breed,
      sex: row.sex ?? 'unknown',
      birthDate: row.birth_date,
      microchip: row.microchip,
    },
    doctor: { name: row.doctor_name, kind: row.kind, speciality: row.speciality, licenceNumber: row.licence_number },
    diagnosis: summary?.found || null,
    treatment: summary?.treatment || null,
    invoice: await readInvoice(platform, actor, { id: order.id }),
  }
}
