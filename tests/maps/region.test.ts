import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PMTiles, type Source } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountContract } from '#contract/account/contract.ts'
import { mapsContract } from '#contract/maps/contract.ts'
import { archiveOf } from '#mocks/map-region/archive.ts'
import { sampleRegion } from '#mocks/map-region/sample-region.ts'
import { openRegionFile } from '#server/adapters/map-region/file.ts'
import { regionOf } from '#server/adapters/map-region/pmtiles.ts'
import { createTestServer } from '../support/server.ts'

const middle = { latitude: 41.8781, longitude: -87.6298 }
const town = sampleRegion(middle)
const inMemory = (bytes: Uint8Array<ArrayBuffer>) => ({
  bytes: bytes.length,
  readRange: async (from: number, to: number) => bytes.slice(from, to),
})
const version = 'the-first'
const server = await createTestServer({ mapRegion: await regionOf(inMemory(town), version), settings: { visitorCalls: 600 } })
const bare = await createTestServer()

const ask = (headers: Record<string, string> = {}, asked = version) =>
  server.send(mapsContract.readRegion, { query: { version: asked } }, { headers })

describe('the region that an operator gave', () => {
  it('is told to everybody, with what must be known to draw it', async () => {
    const { mapRegion } = await server.call(accountContract.configuration, {})
    expect(mapRegion).toMatchObject({
      version,
      minZoom: 10,
      maxZoom: 14,
      schema: 'protomaps',
      attribution: [
        { text: 'An invented town, drawn by', url: null },
        { text: 'Carenest', url: 'https://carenest.test/' },
      ],
    })
    const { west, east, south, north } = mapRegion!
    expect([west < middle.longitude, middle.longitude < east, south < middle.latitude, middle.latitude < north]).not.toContain(
      false,
    )
  })

  it('is read piece by piece by the package that browsers read it with', async () => {
    const source: Source = {
      getKey: () => 'over the API',
      getBytes: async (offset, length) => {
        const answer = await ask({ Range: `bytes=${offset}-${offset + length - 1}` })
        expect(answer.status).toBe(206)
        return { data: await answer.arrayBuffer(), etag: answer.headers.get('etag') ?? undefined }
      },
    }
    const archive = new PMTiles(source)
    const count = 2 ** 14
    const x = Math.floor((middle.longitude / 360 + 0.5) * count)
    const north = (middle.latitude * Math.PI) / 180
    const y = Math.floor((0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI)) * count)
    const tile = await archive.getZxy(14, x, y)
    expect(new TextDecoder().decode(tile!.data)).toContain('Lindenau')
    expect(await archive.getZxy(14, x + 200, y)).toBeUndefined()
  })

  it('answers ranges, and tells who has a piece already', async () => {
    const part = await ask({ Range: 'bytes=0-6' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-6/${town.length}`,
      'PMTiles',
    ])
    expect(part.headers.get('etag')).toBe(`"${version}"`)
    expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const whole = await ask()
    expect([whole.status, new Uint8Array(await whole.arrayBuffer())]).toEqual([200, town])
    expect((await ask({ Range: `bytes=${town.length}-` })).status).toBe(416)
    expect((await ask({ 'If-None-Match': `"${version}"` })).status).toBe(304)
    // Half of this and half of another would be no map.
    expect((await ask({ Range: 'bytes=0-6', 'If-Range': '"another"' })).status).toBe(200)
  })

  it('has no other address than that of its version, and none where there is no region', async () => {
    for (const other of ['another', '../../etc/passwd', '/etc/passwd', '']) expect((await ask({}, other)).status, other).toBe(404)
    expect((await bare.send(mapsContract.readRegion, { query: { version } })).status).toBe(404)
    expect((await bare.call(accountContract.configuration, {})).mapRegion).toBeNull()
  })

  it('costs a visitor nothing of what a network may ask', async () => {
    for (let times = 0; times < 700; times++) expect((await ask({ Range: 'bytes=0-6' })).status).toBe(206)
  })
})

describe('a file of a region', () => {
  let folder: string
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'carenest-region-'))))
  afterAll(() => rm(folder, { recursive: true }))
  const written = async (name: string, bytes: Uint8Array) => {
    await writeFile(join(folder, name), bytes)
    return join(folder, name)
  }

  it('stays what it was at the start, whatever is put in its place', async () => {
    const region = await openRegionFile(await written('town.pmtiles', town))
    await rm(join(folder, 'town.pmtiles'))
    const other = await openRegionFile(await written('town.pmtiles', sampleRegion({ latitude: 48.1, longitude: 11.5 })))
    expect(await region.readRange(0, region.bytes)).toEqual(town)
    expect(other.facts.version).not.toBe(region.facts.version)
    await Promise.all([region.close(), other.close()])
  })

  it.each<[string, () => Promise<string>, RegExp]>([
    ['that is not there', async () => join(folder, 'none'), /names no file/],
    ['that is a folder', async () => folder, /names no file/],
    ['of something else', () => written('text', new TextEncoder().encode('A map of the town')), /PMTiles archive of version 3/],
    ['that ends before its description', () => written('cut', town.slice(0, 140)), /cannot be read|PMTiles/],
    [
      'with layers of another kind',
      () =>
        written(
          'layers',
          archiveOf({
            tiles: [{ z: 0, x: 0, y: 0, bytes: new Uint8Array([1]) }],
            west: 0,
            south: 0,
            east: 1,
            north: 1,
            metadata: { vector_layers: [{ id: 'streets' }] },
          }),
        ),
      /must have the layers/,
    ],
  ])('%s ends the start with a sentence', async (_, path, sentence) => {
    await expect(openRegionFile(await path())).rejects.toThrow(sentence)
  })
})
