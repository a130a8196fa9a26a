// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { filesCalls } from '#contract/files/calls.ts'
import { layerWorld, loginWith, tokenNamed } from './testing.ts'
import { upload } from './upload.ts'
import { eventually } from '../../../tests/support/eventually.ts'

/** The browser's own, as far as an upload uses it; the test says how each goes. */
class Asked {
  static all: Asked[] = []
  readonly upload = new EventTarget()
  readonly #events = new EventTarget()
  readonly headers = new Headers()
  address = ''
  sent: unknown
  status = 0
  responseText = ''
  wasAborted = false
  constructor() {
    Asked.all.push(this)
  }
  open(_: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  addEventListener(name: string, listener: () => void) {
    this.#events.addEventListener(name, listener)
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.wasAborted = true
    this.#events.dispatchEvent(new Event('abort'))
  }
  answer(status: number, content: object) {
    Object.assign(this, { status, responseText: JSON.stringify(content) })
    this.#events.dispatchEvent(new Event('load'))
  }
  lose() {
    this.#events.dispatchEvent(new Event('error'))
  }
}

const nth = async (place: number) => eventually(() => Asked.all[place] ?? Promise.reject(new Error('not asked yet')))
const file = new File(['bytes'], 'a.jpg', { type: 'image/jpeg' })

function sending(login = loginWith('old')) {
  const { store, context } = layerWorld(login)
  const stop = new AbortController()
  const shares: number[] = []
  const options = {
    query: { purpose: 'petPicture' },
    body: file,
    signal: stop.signal,
    onProgress: (share: number) => void shares.push(share),
  }
  const done = upload(filesCalls.storeFile, options)(store.dispatch, () => store.getState(), context.services)
  done.catch(() => {})
  return { done, stop, shares, store }
}

beforeEach(() => {
  localStorage.clear()
  Asked.all = []
  vi.stubGlobal('XMLHttpRequest', Asked)
})
afterEach(() => vi.unstubAllGlobals())

describe('an upload', () => {
  it('carries the file and the token, tells how far it is, and gives the answer', async () => {
    const { done, shares } = sending()
    const asked = await nth(0)
    expect(asked.address).toBe('/api/files?purpose=petPicture')
    expect(asked.headers.get('authorization')).toBe(`Bearer ${tokenNamed('old')}`)
    expect(asked.sent).toBe(file)
    asked.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }))
    asked.answer(201, { id: 'stored' })
    expect(await done).toEqual({ id: 'stored' })
    expect(shares).toEqual([0.25])
  })

  it('renews the session once and sends the file again', async () => {
    const fetched = vi.fn<typeof fetch>(async () =>
      Response.json({ accessToken: { token: tokenNamed('new') }, refreshToken: { token: 'refresh-2' } }),
    )
    vi.stubGlobal('fetch', fetched)
    const { done } = sending()
    ;(await nth(0)).answer(401, { code: 'token_expired' })
    const again = await nth(1)
    expect(again.headers.get('authorization')).toBe(`Bearer ${tokenNamed('new')}`)
    expect(again.sent).toBe(file)
    again.answer(201, { id: 'stored' })
    expect(await done).toEqual({ id: 'stored' })
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('throws what the server refused, and a lost connection', async () => {
    const refused = sending()
    ;(await nth(0)).answer(422, { code: 'invalid_input', errors: [{ field: 'file', code: 'file_type' }] })
    await expect(refused.done).rejects.toMatchObject({ status: 422, errors: [{ field: 'file' }] })
    const lost = sending()
    ;(await nth(1)).lose()
    await expect(lost.done).rejects.toMatchObject({ code: 'network' })
  })

  it('stops when it is called off', async () => {
    const { done, stop } = sending()
    const asked = await nth(0)
    stop.abort()
    expect(asked.wasAborted).toBe(true)
    await expect(done).rejects.toMatchObject({ code: 'network' })
  })
})
