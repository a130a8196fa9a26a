import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fileAt } from '#contract/files/address.ts'
import { filesContract as files } from '#contract/files/contract.ts'
import { socialContract as social } from '#contract/social/contract.ts'
import { makePatient, type Person } from '../../../tests/support/people.ts'
import { pictureBomb } from '../../../tests/support/pictures.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makePost } from './testing/make-post.ts'

const server = await createTestServer()

/** A photograph as a phone takes it: lying on its side, with place and device. */
const photograph = async (width: number, height: number) =>
  Uint8Array.from(
    await sharp({ create: { width, height, channels: 3, background: '#b83a1b' } })
      .withExif({ IFD0: { Make: 'Camera of Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 44/1 0/1' } })
      .jpeg()
      .toBuffer(),
  )

function send(as: Person, body: Uint8Array<ArrayBuffer>) {
  const headers = { Authorization: `Bearer ${as.token}`, 'Content-Type': 'image/jpeg' }
  return server.fetch(new Request('http://carenest.test/api/files?purpose=postPicture', { method: 'POST', body, headers }), {
    ip: '192.0.2.1',
  })
}
async function stored(as: Person, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const answer = await send(as, body)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { address: string }).address
}
async function widthOf(id: string, as: Person, size?: '320' | '640') {
  const answer = await server.send(files.readFile, { params: { id }, query: { size } }, { as })
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength)
  const { width, exif } = await sharp(bytes).metadata()
  expect([exif, bytes.includes('Camera of Ada')]).toEqual([undefined, false])
  return width
}

it('a picture is kept in three sizes without place and device, each for those alone who see the post', async () => {
  const [author, stranger] = [await makePatient(server), await makePatient(server)]
  const address = await stored(author, await photograph(4000, 3000))
  const post = await makePost(server, author, { audience: 'followers', pictures: [{ address }] })
  const { pictures } = await server.call(social.readPost, { params: { id: post } }, { as: author })
  expect(pictures).toMatchObject([{ address, kept: { width: 1600, height: 1200 } }])
  expect(pictures[0]!.kept!.thumbhash.length).toBeGreaterThan(20)
  const id = fileAt(address)!
  expect([await widthOf(id, author, '320'), await widthOf(id, author, '640'), await widthOf(id, author)]).toEqual([
    320, 640, 1600,
  ])
  for (const size of ['320', undefined] as const)
    expect((await server.send(files.readFile, { params: { id }, query: { size } }, { as: stranger })).status).toBe(404)
})

it('what is small already has no smaller copy', async () => {
  const author = await makePatient(server)
  const id = fileAt(await stored(author, await photograph(500, 300)))!
  expect([await widthOf(id, author, '320'), await widthOf(id, author, '640')]).toEqual([320, 500])
  const { sizes } = await server.db.selectFrom('files').select('sizes').where('id', '=', id).executeTakeFirstOrThrow()
  expect(sizes.map(({ size }) => size)).toEqual([320])
})

it('the copies go with the picture', async () => {
  const author = await makePatient(server)
  const id = fileAt(await stored(author, await photograph(800, 600)))!
  const { sizes } = await server.db.selectFrom('files').select('sizes').where('id', '=', id).executeTakeFirstOrThrow()
  server.clock.advance({ hours: 30 })
  await server.runJobs()
  for (const key of [id, ...sizes.map((copy) => copy.key)]) expect(await server.platform.files.read(key)).toBeNull()
})

it('of ten pictures the bomb alone is refused, and the post is written with the others', async () => {
  const author = await makePatient(server)
  const pictures: { address: string }[] = []
  for (let index = 0; index < 9; index++) pictures.push({ address: await stored(author, await photograph(40 + index, 30)) })
  const refused = await send(author, pictureBomb(30_000))
  expect([refused.status, await refused.json()]).toMatchObject([422, { errors: [{ field: 'file', code: 'too_many_pixels' }] }])
  const id = await makePost(server, author, { pictures })
  expect((await server.call(social.readPost, { params: { id } }, { as: author })).pictures).toHaveLength(9)
})
