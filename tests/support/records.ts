import type { RecordKind } from '#contract/kernel/call.ts'
import { fixturesOfCapabilities, type MadeRecord } from './fixtures.ts'
import { makeAdmin, makeCompany, makeDoctor, makePatient, makePet, makePharmacy, makeStaff } from './people.ts'
import type { Person } from './people.ts'
import { makePost } from './posts.ts'
import { insertRow } from './rows.ts'
import type { TestServer } from './server.ts'

type Makers = { readonly [K in RecordKind]?: (server: TestServer) => Promise<MadeRecord> }

const common: Makers = {
  pet: async (server) => {
    const owner = await makePatient(server)
    return { id: await makePet(server, owner), owners: [owner], neighbours: [await makePatient(server)] }
  },
  session: async (server) => {
    const everybody = async () => [await makePatient(server), await makeAdmin(server)]
    const [owner, ...neighbours] = await everybody()
    const session = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', owner!.userId)
      .executeTakeFirstOrThrow()
    return { id: session.id, owners: [owner!], neighbours }
  },
  notice: async (server) => {
    const owner = await makePatient(server)
    const id = server.platform.ids.next()
    await insertRow(server.db, 'notices', {
      id,
      user_id: owner.userId,
      kind: 'appointmentConfirmed',
      created_at: server.clock.now(),
    })
    return { id, owners: [owner], neighbours: [await makePatient(server), await makeDoctor(server)] }
  },
  doctor: async (server) => {
    const doctor = await makeDoctor(server)
    return { id: doctor.userId, owners: [doctor, await makeAdmin(server)], neighbours: [] }
  },
  timeOff: async (server) => {
    const { doctor, staff, strangers } = await practices(server)
    const id = server.platform.ids.next()
    await insertRow(server.db, 'time_off', {
      id,
      doctor_id: doctor.userId,
      starts_at: '2026-04-01T00:00:00.000Z',
      ends_at: '2026-04-03T00:00:00.000Z',
    })
    return { id, owners: [doctor, staff], neighbours: strangers }
  },
  appointment: async (server) => {
    const { patient, doctor, staff, strangers } = await practices(server)
    const { id } = await makeAppointment(server, patient, doctor)
    return { id, owners: [patient, doctor, staff], neighbours: strangers }
  },
  order: async (server) => {
    const { patient, doctor, staff, strangers } = await practices(server)
    const { orderId } = await makeAppointment(server, patient, doctor)
    return { id: orderId, owners: [patient, doctor, staff, await makeAdmin(server)], neighbours: strangers }
  },
  payment: async (server) => {
    const { patient, doctor, strangers } = await practices(server)
    const { paymentId } = await makeAppointment(server, patient, doctor)
    return { id: paymentId, owners: [patient, await makeAdmin(server)], neighbours: [doctor, ...strangers] }
  },
  outboxMessage: async (server) => {
    const id = server.platform.ids.next()
    const now = server.clock.now()
    const message = { channel: 'email', recipient: 'a@example.test', text: 'Hello', template: 'mail.hello', locale: 'en-US' }
    await insertRow(server.db, 'outbox_messages', { id, ...message, next_attempt_at: now, created_at: now })
    return { id, owners: [await makeAdmin(server)], neighbours: [] }
  },
  file: async (server) => {
    const owner = await makePatient(server)
    const id = server.platform.ids.next()
    const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
    await server.files.write(id, picture, 'image/jpeg')
    const row = { owner_id: owner.userId, purpose: 'petPicture', type: 'image/jpeg', bytes: picture.byteLength }
    await insertRow(server.db, 'files', { id, ...row, created_at: server.clock.now() })
    return { id, owners: [owner], neighbours: [await makePatient(server), await makeDoctor(server), await makeAdmin(server)] }
  },
  blogPost: async (server) => {
    const slug = `post-${server.platform.ids.next().slice(-6)}`
    return { id: await makePost(server, slug), owners: [await makeAdmin(server)], neighbours: [] }
  },
  savedView: async (server) => {
    const owner = await makeDoctor(server)
    const id = server.platform.ids.next()
    const view = { user_id: owner.userId, list: 'visits.office', name: 'Video', address: 'mode=video' }
    await insertRow(server.db, 'saved_views', { id, ...view, created_at: server.clock.now() })
    return { id, owners: [owner], neighbours: [await makeDoctor(server), await makeAdmin(server)] }
  },
}

/** How a record of each kind is made; capabilities say it of their own (`testing/fixtures.ts`). A kind that an endpoint names and nobody makes fails the access test. */
export const records: Makers = Object.assign({}, common, ...fixturesOfCapabilities.map((fixtures) => fixtures.records))

/** A patient and a practice, and everybody who has nothing to do with them. */
async function practices(server: TestServer) {
  const doctor = await makeDoctor(server)
  const stranger = await makeDoctor(server)
  const strangers = [
    stranger,
    await makeStaff(server, stranger),
    await makePatient(server),
    await makePharmacy(server),
    await makeCompany(server),
  ]
  return { patient: await makePatient(server), doctor, staff: await makeStaff(server, doctor), strangers }
}

/** A confirmed and paid visit in a month, as it stands in the tables; with its order and payment. */
async function makeAppointment(server: TestServer, patient: Person, doctor: Person) {
  const { ids } = server.platform
  const [id, orderId] = [ids.next(), ids.next()]
  const now = server.clock.now()
  const time = { starts_at: '2026-04-06T14:00:00.000Z', ends_at: '2026-04-06T14:30:00.000Z' }
  await insertRow(server.db, 'appointments', {
    id,
    number: `V-${id.slice(-6)}`,
    patient_id: patient.userId,
    doctor_id: doctor.userId,
    mode: 'video',
    state: 'confirmed',
    ...time,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    blocked: `[${time.starts_at},${time.ends_at})`,
    fee: 5000,
    currency: 'USD',
    created_at: now,
    updated_at: now,
  })
  const lines = JSON.stringify([{ subject: { kind: 'visit', mode: 'video' }, quantity: 1, unitPrice: 5000, amount: 5000 }])
  await insertRow(server.db, 'orders', {
    id: orderId,
    number: `O-${orderId.slice(-6)}`,
    kind: 'appointment',
    payment_state: 'paid',
    fulfilment_state: 'confirmed',
    buyer_id: patient.userId,
    seller_id: doctor.userId,
    subject_kind: 'appointment',
    subject_id: id,
    lines,
    currency: 'USD',
    subtotal: 5000,
    total: 5000,
    created_at: now,
    updated_at: now,
  })
  return { id, orderId, paymentId: await makePayment(server, patient, orderId) }
}

async function makePayment(server: TestServer, payer: Person, orderId: string): Promise<string> {
  const { ids, payments } = server.platform
  const id = ids.next()
  const now = server.clock.now()
  const money = { amount: 5000, currency: 'USD' }
  const { reference, clientSecret } = await payments.createIntent({
    paymentId: id,
    ...money,
    description: 'A visit',
    idempotencyKey: id,
  })
  await server.db.transaction().execute(async (tx) => {
    await insertRow(tx, 'payments', {
      id,
      payer_id: payer.userId,
      provider: 'sandbox',
      provider_reference: reference,
      client_secret: clientSecret,
      state: 'succeeded',
      ...money,
      created_at: now,
      updated_at: now,
    })
    await insertRow(tx, 'payment_orders', { payment_id: id, order_id: orderId, amount: money.amount })
  })
  return id
}
