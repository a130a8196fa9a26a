import { bookingContract } from '#contract/booking/contract.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { filesContract as files } from '#contract/files/contract.ts'
import { filePurposes, fileRules, type FilePurpose } from '#contract/files/rules.ts'
import { peopleContract as people } from '#contract/people/contract.ts'
import { accountContract as account } from '#contract/account/contract.ts'
import { makeDoctor, makePatient, makePet, makeStaff, signIn, type Person } from '../../../tests/support/people.ts'
import { cameraPicture, pictureBomb, plainPicture } from '../../../tests/support/pictures.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()

/** What anybody hands over pictures for. */
const picturePurposes = filePurposes.filter(
  (purpose) => fileRules[purpose].types.includes('image/jpeg') && !fileRules[purpose].by && !fileRules[purpose].byParts,
)

const jpegOf = (length: number) => Uint8Array.from({ length }, (_, index) => [0xff, 0xd8, 0xff][index] ?? index % 256)

function send(as: Person | undefined, purpose: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const request = new Request(`http://carenest.test/api/files?purpose=${purpose}`, {
    method: 'POST',
    body: bytes,
    headers: { Authorization: `Bearer ${as?.token ?? ''}`, 'Content-Type': 'image/jpeg', ...headers },
  })
  return server.fetch(request, { ip: '192.0.2.1' })
}

async function stored(as: Person, purpose: FilePurpose, bytes?: Uint8Array<ArrayBuffer>): Promise<string> {
  const response = await send(as, purpose, bytes ?? (await plainPicture()))
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}

const get = (id: string, as?: Person, headers?: Record<string, string>) =>
  server.send(files.readFile, { params: { id } }, { as, headers })

describe('handing over a file', () => {
  it('keeps a picture upright and without what the camera wrote into it: place, device, orientation', async () => {
    const owner = await makePatient(server)
    const sent = await cameraPicture()
    const before = await sharp(sent).metadata()
    expect([before.orientation, before.exif?.includes('Camera of Ada')]).toEqual([6, true])
    for (const purpose of picturePurposes) {
      const response = await get(await stored(owner, purpose, sent), owner)
      expect(response.headers.get('content-type')).toBe('image/webp')
      const kept = new Uint8Array(await response.arrayBuffer())
      const { width, height, ...facts } = await sharp(kept).metadata()
      expect({ width, height }).toEqual({ width: 20, height: 40 })
      for (const fact of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) expect(facts[fact], fact).toBeUndefined()
      expect(Buffer.from(kept).includes('Camera of Ada')).toBe(false)
      const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true })
      const isRed = (y: number) => data[(y * info.width + 10) * info.channels]! > 200
      expect([isRed(5), isRed(35)]).toEqual([true, false])
    }
  })

  it('keeps no more pixels than are shown', async () => {
    const owner = await makePatient(server)
    const response = await get(await stored(owner, 'profilePicture', await plainPicture('png', 3200, 800)))
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1600, height: 400, format: 'webp' })
  })

  it('refuses by name what claims more pixels than a camera has', async () => {
    const owner = await makePatient(server)
    const bomb = pictureBomb(30_000)
    expect(bomb.byteLength).toBeLessThan(fileRules.profilePicture.mostBytes)
    const response = await send(owner, 'profilePicture', bomb)
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { errors: [{ field: 'file', code: 'too_many_pixels' }] },
    ])
  })

  it('refuses by name what only begins like a picture, and keeps nothing that was appended to one', async () => {
    const owner = await makePatient(server)
    const [jpeg, png, webp] = await Promise.all([plainPicture('jpeg'), plainPicture('png'), plainPicture('webp')])
    const page = new TextEncoder().encode('<script>alert(1)</script>')
    const beginnings = [jpeg.slice(0, 3), png.slice(0, 8), webp.slice(0, 16), jpeg.slice(0, jpeg.length / 2), png.slice(0, 60)]
    for (const beginning of beginnings)
      for (const rest of [new Uint8Array(), page]) {
        const response = await send(owner, 'profilePicture', Uint8Array.from([...beginning, ...rest]))
        expect([response.status, await response.json()], `${beginning.length} and ${rest.length} bytes`).toMatchObject([
          422,
          { errors: [{ field: 'file', code: 'file_unreadable' }] },
        ])
      }
    const both = await get(await stored(owner, 'profilePicture', Uint8Array.from([...jpeg, ...page])))
    expect(Buffer.from(await both.arrayBuffer()).includes('<script>')).toBe(false)
  })

  it('believes the bytes, not what they are called', async () => {
    const owner = await makePatient(server)
    const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
    const response = await send(owner, 'profilePicture', page)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'file', code: 'file_type' }] })
    expect(await server.db.selectFrom('files').selectAll().execute()).toEqual([])
  })

  it('may be for what the contract says, and the database knows nothing else', async () => {
    const known = await server.db.selectFrom('file_purposes').select('purpose').execute()
    expect(known.map(({ purpose }) => purpose).toSorted()).toEqual(filePurposes.toSorted())
  })

  it('refuses what is empty, too large, or for no purpose that we know', async () => {
    const owner = await makePatient(server)
    expect((await send(owner, 'profilePicture', new Uint8Array())).status).toBe(422)
    expect((await send(owner, 'profilePicture', jpegOf(fileRules.profilePicture.mostBytes + 1))).status).toBe(413)
    const unread = await send(owner, 'profilePicture', jpegOf(10), { 'Content-Length': '999999999' })
    expect(unread.status).toBe(413)
    const response = await send(owner, 'wallpaper', jpegOf(10))
    expect(await response.json()).toMatchObject({ errors: [{ field: 'purpose' }] })
  })
})

describe('who sees a file', () => {
  it('is everybody for a person’s picture, for ever, and as nothing that could run', async () => {
    const owner = await makePatient(server)
    const response = await get(await stored(owner, 'profilePicture'))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="[\w-]+\.webp"$/),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  it('is the owner for a pet’s picture, and its doctors with those of their staff who see visits', async () => {
    const owner = await makePatient(server)
    const [doctor, stranger] = [await makeDoctor(server), await makeDoctor(server)]
    const pet = await makePet(server, owner)
    const id = await stored(owner, 'petPicture')
    await server.call(people.choosePetPicture, { params: { id: pet }, body: { file: id } }, { as: owner })
    const seen = async (...all: (Person | undefined)[]) => Promise.all(all.map(async (as) => (await get(id, as)).status))
    expect(await seen(owner, doctor, undefined)).toEqual([200, 404, 404])

    await appointment(owner, doctor, pet)
    const [clerk, bookkeeper] = [await makeStaff(server, doctor, ['appointments']), await makeStaff(server, doctor, ['invoices'])]
    expect(await seen(doctor, clerk, bookkeeper, stranger, await makePatient(server))).toEqual([200, 200, 404, 404, 404])
  })

  it('is sent again only to those who do not have it, and asked for again by those who may lose sight of it', async () => {
    const owner = await makePatient(server)
    const id = await stored(owner, 'petPicture')
    const first = await get(id, owner)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const etag = { 'If-None-Match': first.headers.get('etag')! }
    expect((await get(id, owner, etag)).status).toBe(304)
    expect((await get(id, await makePatient(server), etag)).status).toBe(404)
  })
})

describe('showing a picture', () => {
  it('puts it wherever the person appears, and takes it away again', async () => {
    const owner = await makePatient(server)
    const id = await stored(owner, 'profilePicture')
    await server.call(people.choosePicture, { body: { file: id } }, { as: owner })
    const address = `/api/files/${id}`
    expect(await server.call(account.me, {}, { as: owner })).toMatchObject({ avatar: address })
    expect(await server.call(bookingContract.listSubjects, {}, { as: owner })).toMatchObject([{ picture: address }])
    await server.call(people.choosePicture, { body: { file: null } }, { as: owner })
    expect(await server.call(people.readPatient, {}, { as: owner })).toMatchObject({ avatar: null })
    await server.call(people.choosePicture, { body: { file: id } }, { as: owner })
    expect(await server.call(people.readPatient, {}, { as: owner })).toMatchObject({ avatar: address })
  })

  it('takes no file of somebody else or for another purpose', async () => {
    const [owner, other] = [await makePatient(server), await makePatient(server)]
    const [theirs, pets] = [await stored(other, 'profilePicture'), await stored(owner, 'petPicture')]
    for (const file of [theirs, pets, '01900000-0000-7000-8000-00000000dead']) {
      const refusal = await server.refusal(people.choosePicture, { body: { file } }, { as: owner })
      expect(refusal).toMatchObject({ status: 422, errors: [{ field: 'file', code: 'no_such_file' }] })
    }
  })

  it('leaves a pet’s picture as it was where the new one is refused', async () => {
    const owner = await makePatient(server)
    const pet = await makePet(server, owner)
    const file = await stored(owner, 'petPicture')
    const choose = (chosen: string) => ({ params: { id: pet }, body: { file: chosen } })
    await server.call(people.choosePetPicture, choose(file), { as: owner })
    await server.refusal(people.choosePetPicture, choose(await stored(owner, 'profilePicture')), { as: owner })
    expect(await server.call(people.readPet, { params: { id: pet } }, { as: owner })).toMatchObject({
      picture: `/api/files/${file}`,
    })
  })
})

describe('files that nobody shows', () => {
  it('go after a day with their bytes; those that are shown stay', async () => {
    const owner = await makePatient(server)
    const [shown, former] = [await stored(owner, 'profilePicture'), await stored(owner, 'profilePicture')]
    await server.call(people.choosePicture, { body: { file: shown } }, { as: owner })
    server.clock.advance({ hours: 23 })
    await server.runJobs()
    expect((await get(former)).status).toBe(200)
    server.clock.advance({ hours: 2 })
    await server.runJobs()
    expect([(await get(shown)).status, (await get(former)).status]).toEqual([200, 404])
    expect(await server.files.read(former)).toBeNull()
  })

  it('can be shown again for a day after they were put away, however long they had been shown', async () => {
    const owner = await makePatient(server)
    const id = await stored(owner, 'profilePicture')
    // Tokens do not live as long as this.
    const choose = async (file: string | null) =>
      server.call(people.choosePicture, { body: { file } }, { as: await signIn(server, owner) })
    await choose(id)
    server.clock.advance({ days: 40 })
    await choose(null)
    server.clock.advance({ hours: 23 })
    await server.runJobs()
    await choose(id)
    server.clock.advance({ days: 2 })
    await server.runJobs()
    expect((await get(id)).status).toBe(200)
    await choose(null)
    server.clock.advance({ hours: 25 })
    await server.runJobs()
    expect((await get(id)).status).toBe(404)
  })
})

async function appointment(patient: Person, doctor: Person, pet: string): Promise<void> {
  const [start, end] = ['2026-04-06T14:00:00.000Z', '2026-04-06T14:30:00.000Z']
  const now = server.clock.now()
  await insertRow(server.db, 'appointments', {
    id: server.platform.ids.next(),
    number: 'V-1',
    patient_id: patient.userId,
    doctor_id: doctor.userId,
    pet_id: pet,
    mode: 'video',
    state: 'confirmed',
    starts_at: start,
    ends_at: end,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    blocked: `[${start},${end})`,
    fee: 5000,
    currency: 'USD',
    created_at: now,
    updated_at: now,
  })
}
