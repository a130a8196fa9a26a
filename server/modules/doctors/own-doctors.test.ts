import { describe, expect, it } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { doctorsContract as doctors } from '#contract/doctors/contract.ts'
import { makeDoctor, makePatient, makePet, type Person } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()

let made = 0
/** A visit that stands on the books, so many hours from now. */
async function visit(patient: Person, doctor: Person, hours: number, state: string, more: Record<string, unknown> = {}) {
  const at = (minutes: number) => new Date(server.clock.now().getTime() + hours * 3_600_000 + minutes * 60_000).toISOString()
  const id = server.platform.ids.next()
  made += 1
  await insertRow(server.db, 'appointments', {
    id,
    number: `V-OWN-${made}`,
    patient_id: patient.userId,
    doctor_id: doctor.userId,
    mode: 'video',
    state,
    starts_at: at(0),
    ends_at: at(30),
    blocked: `[${at(0)},${at(30)})`,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    fee: 5000,
    currency: 'USD',
    created_at: server.clock.now(),
    updated_at: server.clock.now(),
    ...more,
  })
  return id
}
const list = (as: Person) => server.call(doctors.listOwnDoctors, {}, { as })

describe('a patient’s doctors', () => {
  it('are those met, with how often and when, the last met first, and favourites', async () => {
    const patient = await makePatient(server)
    const [often, coming, chosen, cancelled] = [
      await makeDoctor(server),
      await makeDoctor(server),
      await makeDoctor(server),
      await makeDoctor(server),
    ]
    const pet = await makePet(server, patient)
    await visit(patient, often, -72, 'completed', { mode: 'clinic' })
    await visit(patient, often, -48, 'completed', { pet_id: pet })
    await visit(patient, often, -24, 'no_show', { absent: 'patient' })
    await visit(patient, coming, 24, 'confirmed')
    await visit(patient, cancelled, -24, 'cancelled')
    await visit(await makePatient(server), often, -12, 'completed')
    await server.call(doctors.addFavourite, { params: { id: chosen.userId } }, { as: patient })
    expect(await list(patient)).toMatchObject([
      { id: coming.userId, visits: 0, lastVisit: null, nextVisit: '2026-03-03T09:00:00.000Z', favourite: false },
      {
        id: often.userId,
        visits: 2,
        lastVisit: { start: '2026-02-28T09:00:00.000Z', mode: 'video', subject: pet },
        nextVisit: null,
      },
      { id: chosen.userId, visits: 0, lastVisit: null, nextVisit: null, favourite: true, bookable: true },
    ])
  })

  it('are there one by one for whom they know, and for nobody else', async () => {
    const [patient, other] = [await makePatient(server), await makePatient(server)]
    const doctor = await makeDoctor(server)
    await visit(patient, doctor, -24, 'completed')
    const params = { id: doctor.userId }
    expect(await server.call(doctors.readOwnDoctor, { params }, { as: patient })).toMatchObject({ id: doctor.userId, visits: 1 })
    expect(await server.refusal(doctors.readOwnDoctor, { params }, { as: other })).toMatchObject({ status: 404 })
  })

  it('stay when they can be booked no more, and say so', async () => {
    const patient = await makePatient(server)
    const doctor = await makeDoctor(server, {}, { licence_state: 'revoked' })
    await visit(patient, doctor, -24, 'completed')
    expect(await list(patient)).toMatchObject([{ id: doctor.userId, bookable: false }])
  })

  it('have their visits listed by themselves', async () => {
    const patient = await makePatient(server)
    const [one, other] = [await makeDoctor(server), await makeDoctor(server)]
    const id = await visit(patient, one, -24, 'completed')
    await visit(patient, other, -48, 'completed')
    const query = { tab: 'past', doctor: one.userId } as const
    expect((await server.call(booking.listAppointments, { query }, { as: patient })).items.map((item) => item.id)).toEqual([id])
  })
})

describe('favourites', () => {
  it('are added and removed, however often it is asked, each patient’s own', async () => {
    const [patient, other] = [await makePatient(server), await makePatient(server)]
    const params = { id: (await makeDoctor(server)).userId }
    for (let times = 0; times < 2; times += 1) await server.call(doctors.addFavourite, { params }, { as: patient })
    expect(await server.call(doctors.listFavourites, {}, { as: patient })).toEqual([params.id])
    expect(await server.call(doctors.listFavourites, {}, { as: other })).toEqual([])
    for (let times = 0; times < 2; times += 1) await server.call(doctors.removeFavourite, { params }, { as: patient })
    expect(await list(patient)).toEqual([])
  })

  it('are doctors whom everybody can find', async () => {
    const hidden = await makeDoctor(server, {}, { licence_state: 'unverified' })
    const params = { id: hidden.userId }
    expect(await server.refusal(doctors.addFavourite, { params }, { as: await makePatient(server) })).toMatchObject({
      status: 404,
    })
  })
})
