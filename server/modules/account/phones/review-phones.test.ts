import { beforeEach, describe, expect, it } from 'vitest'
import { runJob } from '#server/kernel/jobs/index.ts'
import { messagesTo } from '../../../../tests/support/outbox.ts'
import { makeCompany, makePatient, makePharmacy, type Person } from '../../../../tests/support/people.ts'
import { insertRow } from '../../../../tests/support/rows.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { reviewPhones } from './review-phones.ts'

const server = await createTestServer()
const { db, clock } = server
const contact = (phone: string) => ({ emergency_contact: JSON.stringify({ name: 'Luis', relationship: '', phone }) })

async function review() {
  clock.advance({ hours: 1 })
  await runJob(server.platform, reviewPhones)
  const run = db.selectFrom('job_runs').select(['outcome', 'error']).where('job', '=', reviewPhones.name)
  expect(await run.orderBy('started_at', 'desc').executeTakeFirst()).toEqual({ outcome: 'done', error: null })
}
const asked = async ({ userId }: Person) =>
  (await db.selectFrom('notices').select('link').where('user_id', '=', userId).where('kind', '=', 'phoneUnreachable').execute())
    .map(({ link }) => link)
    .toSorted()

async function addAddress({ userId }: Person, phone: string | null) {
  await insertRow(db, 'addresses', {
    id: server.platform.ids.next(),
    user_id: userId,
    recipient: 'Ana',
    phone,
    address: JSON.stringify({ lines: ['1 Elm'], city: 'Boston', region: '', postalCode: '', country: 'US' }),
    created_at: clock.now(),
  })
}

beforeEach(async () => {
  await db.deleteFrom('phone_review_progress').execute()
})

describe('stored phone numbers', () => {
  it('that cannot exist are asked about wherever they lie, by notice and mail, and others are not', async () => {
    const wrong = await makePatient(server, { phone: '+4901512345678' })
    const friend = await makePatient(server, {}, contact('+330612345678'))
    const buyer = await makePatient(server)
    await addAddress(buyer, '+9999999999999')
    await addAddress(buyer, '+44020794609')
    const pharmacy = await makePharmacy(server)
    await db.updateTable('pharmacies').set({ phone: '+15551234567' }).where('user_id', '=', pharmacy.userId).execute()
    const company = await makeCompany(server, { phone: '+15551234568' })
    const right = await makePatient(server, { phone: '+4915123456789' }, contact('+493012345678'))
    await addAddress(right, '+33612345678')
    await addAddress(right, null)
    await review()
    for (const person of [wrong, friend, buyer]) expect(await asked(person)).toEqual(['user-settings'])
    expect(await asked(pharmacy)).toEqual(['pharma-profile'])
    expect(await asked(company)).toEqual(['company-profile'])
    expect(await asked(right)).toEqual([])
    expect(await messagesTo(server, wrong.email)).toMatchObject([{ template: 'mail.phoneUnreachable' }])
    const [mail] = await messagesTo(server, wrong.email)
    expect(JSON.stringify(mail)).not.toContain('12345678')
  })

  it('are asked about once, however often they are reviewed', async () => {
    const person = await makePatient(server, { phone: '+4901512345679' })
    await review()
    await review()
    clock.advance({ days: 31 })
    await review()
    expect(await asked(person)).toHaveLength(1)
  })

  it('are asked about again when a corrected one becomes wrong', async () => {
    const person = await makePatient(server, { phone: '+4901512345670' })
    const change = (phone: string) => db.updateTable('users').set({ phone }).where('id', '=', person.userId).execute()
    await review()
    await change('+4915123456780')
    clock.advance({ days: 31 })
    await review()
    await change('+4901512345671')
    clock.advance({ days: 31 })
    await review()
    expect(await asked(person)).toHaveLength(2)
  })

  it('are reviewed page by page, all of them', async () => {
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      id: server.platform.ids.next(),
      user_type: 0 as const,
      status: 'active' as const,
      name: 'Somebody',
      phone: `+49015${String(10_000_000 + index)}`,
      created_at: clock.now(),
    }))
    for (let from = 0; from < rows.length; from += 300)
      await db
        .insertInto('users')
        .values(rows.slice(from, from + 300))
        .execute()
    await review()
    const { count } = await db
      .selectFrom('notices')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('kind', '=', 'phoneUnreachable')
      .where(
        'user_id',
        'in',
        rows.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(rows.length)
  })
})
