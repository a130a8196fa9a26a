import { describe, expect, it } from 'vitest'
import { lostContract as contract } from '#contract/lost/contract.ts'
import { messagesTo } from '../../../../tests/support/outbox.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { makeLost, seeIt } from '../testing/make-lost.ts'

const server = await createTestServer()

describe('finder and owner', () => {
  it('write to each other without either learning who or where the other is', async () => {
    const { code, id, owner } = await makeLost(server)
    const { token } = await seeIt(server, code)
    const { sightings } = await server.call(contract.readLost, { params: { id } }, { as: owner })
    const sighting = { params: { id: sightings[0]!.id } }
    await server.call(contract.writeToFinder, { ...sighting, body: { words: 'Can you hold her?' } }, { as: owner })
    const body = { code, token }
    const { messages } = await server.call(contract.writeToOwner, { body: { ...body, words: 'She is in our shed' } })
    expect(messages.map(({ byOwner, words }) => [byOwner, words])).toEqual([
      [true, 'Can you hold her?'],
      [false, 'She is in our shed'],
    ])
    expect(JSON.stringify(messages)).not.toContain(owner.name)
    await expect(server.call(contract.readFinderThread, { body: { code, token: 'guessed' } })).rejects.toMatchObject({
      status: 404,
    })
    const other = await makeLost(server)
    await expect(server.call(contract.readFinderThread, { body: { code: other.code, token } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      server.call(contract.writeToFinder, { ...sighting, body: { words: 'Me too' } }, { as: other.owner }),
    ).rejects.toMatchObject({ status: 404 })
    await server.call(contract.closeLost, { params: { id } }, { as: owner })
    expect((await server.call(contract.readFinderThread, { body })).messages).toEqual([])
    await expect(server.call(contract.writeToOwner, { body: { ...body, words: 'And now?' } })).rejects.toMatchObject({
      status: 409,
    })
  })
})

describe('a finder who gives an address', () => {
  const finder = 'finder@example.test'
  const templates = async () => (await messagesTo(server, finder)).map(({ template }) => template).toReversed()
  /** What the newest mail's link brings behind `#`. */
  const brought = async () => /\/lost\/[\w-]+#([\w-]{24})\n/.exec((await messagesTo(server, finder))[0]!.text)![1]!

  async function seen() {
    const made = await makeLost(server)
    await seeIt(server, made.code, { email: finder })
    const [sighting] = (await server.call(contract.readLost, { params: { id: made.id } }, { as: made.owner })).sightings
    const write = (words: string) =>
      server.call(contract.writeToFinder, { params: { id: sighting!.id }, body: { words } }, { as: made.owner })
    return { ...made, sighting: sighting!, write }
  }

  it('goes on by the link of a mail, and neither side is told the address of the other', async () => {
    const { code, owner, sighting, write } = await seen()
    expect(sighting).toMatchObject({ isMailed: true })
    expect(JSON.stringify(sighting)).not.toContain(finder)
    expect(await templates()).toEqual(['mail.sightingTaken'])
    const token = await brought()
    await write('Please call 555 0100')
    const [mail] = await messagesTo(server, finder)
    expect(mail!.template).toBe('mail.ownerAnswered')
    for (const secret of ['555', owner.name, owner.email]) expect(mail!.text).not.toContain(secret)
    for (const each of [token, await brought()]) {
      const thread = await server.call(contract.readFinderThread, { body: { code, token: each } })
      expect(thread).toMatchObject({ isMailed: true, messages: [{ byOwner: true, words: 'Please call 555 0100' }] })
      expect(JSON.stringify(thread)).not.toContain(finder)
    }
    await server.call(contract.writeToOwner, { body: { code, token, words: 'I am there until six' } })
    expect(JSON.stringify(server.log.entries)).not.toContain(finder)
  })

  it('hears of many answers by one mail until they were read', async () => {
    const { code, write } = await seen()
    await write('Hello?')
    await write('Are you there?')
    expect(await templates()).toEqual(['mail.sightingTaken', 'mail.ownerAnswered'])
    server.clock.advance({ seconds: 5 })
    await server.call(contract.readFinderThread, { body: { code, token: await brought() } })
    server.clock.advance({ seconds: 5 })
    await write('Thank you')
    expect(await templates()).toEqual(['mail.sightingTaken', 'mail.ownerAnswered', 'mail.ownerAnswered'])
  })

  it('stops the mails, and is forgotten', async () => {
    const { code, write } = await seen()
    const body = { code, token: await brought() }
    expect(await server.call(contract.stopFinderMails, { body })).toMatchObject({ isMailed: false })
    expect(await server.call(contract.stopFinderMails, { body })).toMatchObject({ isMailed: false })
    await write('Hello?')
    expect(await templates()).toEqual(['mail.sightingTaken'])
    const kept = await server.db.selectFrom('lost_sightings').select('finder_email').execute()
    expect(kept).toEqual([{ finder_email: null }])
  })

  it('is thanked once when the animal is home, and nothing of them is kept', async () => {
    const { id, code, owner } = await seen()
    await seeIt(server, code, { email: finder })
    const token = await brought()
    await server.call(contract.closeLost, { params: { id } }, { as: owner })
    await server.call(contract.closeLost, { params: { id } }, { as: owner })
    expect((await templates()).filter((template) => template === 'mail.animalIsHome')).toHaveLength(1)
    const kept = await server.db.selectFrom('lost_sightings').select('finder_email').execute()
    expect(kept).toEqual([{ finder_email: null }, { finder_email: null }])
    expect(await server.db.selectFrom('lost_finder_links').selectAll().execute()).toEqual([])
    const gone = await server.refusal(contract.readFinderThread, { body: { code, token } })
    expect(gone).toMatchObject({ status: 404 })
  })

  it('is told to type the address again where it is none, and a stranger’s is not written to for ever', async () => {
    const { code } = await makeLost(server)
    await expect(seeIt(server, code, { email: 'no address' })).rejects.toMatchObject({ status: 422 })
    for (let sent = 0; sent < 10; sent++) await seeIt(server, code, { email: finder, ip: `192.0.2.${sent}` })
    await expect(seeIt(server, code, { email: finder, ip: '192.0.2.99' })).rejects.toMatchObject({ status: 429 })
    expect(await templates()).toHaveLength(10)
  })
})
