import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from '#server/kernel/ports.ts'
import { createDiskFiles } from './disk.ts'
import { createMemoryFiles } from './memory.ts'
import { createS3Files } from './s3.ts'

const key = '01900000-0000-7000-8000-0000000003f1'
const bytes = (...values: number[]) => Uint8Array.from(values)
const credentials = { region: 'eu-central-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI' }

let folder: string
let bucket: Awaited<ReturnType<typeof openBucket>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carenest-files-'))
  bucket = await openBucket()
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await bucket.close()
})

const stores: Record<string, () => FileStore> = {
  memory: createMemoryFiles,
  disk: () => createDiskFiles(folder),
  s3: () => createS3Files({ endpoint: bucket.address, bucket: 'nest', ...credentials }),
}

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  it('are given back as they came, replaced as a whole, and gone once removed', async () => {
    const store = open()
    expect(await store.read(key)).toBeNull()
    await store.write(key, bytes(1, 2, 3, 0, 255), 'image/png')
    expect(await store.read(key)).toEqual(bytes(1, 2, 3, 0, 255))
    await store.write(key, bytes(9), 'image/png')
    expect(await store.read(key)).toEqual(bytes(9))
    await store.remove(key)
    await store.remove(key)
    expect(await store.read(key)).toBeNull()
  })

  it('are put together of pieces, and read by ranges', async () => {
    const store = open()
    await store.writePieces(key, pieces(bytes(1, 2, 3), bytes(4, 5, 6), bytes(7)), 'video/mp4')
    expect(await store.read(key)).toEqual(bytes(1, 2, 3, 4, 5, 6, 7))
    expect(await store.readRange(key, 2, 5)).toEqual(bytes(3, 4, 5))
    expect(await store.readRange(key, 5, 99)).toEqual(bytes(6, 7))
    expect(await store.readRange(key, 3, 3)).toEqual(bytes())
    await store.remove(key)
    expect(await store.readRange(key, 0, 1)).toBeNull()
  })

  it('are not there where a piece could not be had', async () => {
    const store = open()
    async function* broken() {
      yield bytes(1, 2, 3)
      throw new Error('lost on the way')
    }
    await expect(store.writePieces(key, broken(), 'video/mp4')).rejects.toThrow('lost on the way')
    expect(await store.read(key)).toBeNull()
    expect(await store.readRange(key, 0, 3)).toBeNull()
    expect(bucket.unfinished.size).toBe(0)
  })
})

async function* pieces(...all: Uint8Array<ArrayBuffer>[]) {
  yield* all
}

describe('a folder', () => {
  it('is never left, whatever the key', async () => {
    const store = createDiskFiles(folder)
    for (const bad of ['../../etc/passwd', 'a/b', '', '.hidden-file', 'C:\\windows'])
      await expect(async () => store.read(bad), bad).rejects.toThrow('Not a key')
  })

  it('holds nothing half written', async () => {
    await createDiskFiles(folder).write(key, bytes(1), 'image/png')
    const names = await readdir(folder, { recursive: true })
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

describe('a bucket', () => {
  it('refuses another secret, and that is told as a fault', async () => {
    const store = createS3Files({ endpoint: bucket.address, bucket: 'nest', ...credentials, secretAccessKey: 'another' })
    await expect(store.write(key, bytes(1), 'image/png')).rejects.toThrow('403')
  })

  it('keeps the type beside the bytes', async () => {
    await createS3Files({ endpoint: bucket.address, bucket: 'nest', ...credentials }).write(key, bytes(1), 'image/webp')
    expect(bucket.types.get(`/nest/${key}`)).toBe('image/webp')
  })

  it('that is not there is a fault, not a loss in silence', async () => {
    const store = createS3Files({ endpoint: bucket.address, bucket: 'elsewhere', ...credentials })
    await expect(store.write(key, bytes(1), 'image/png')).rejects.toThrow('no such bucket')
    await expect(store.writePieces(key, pieces(bytes(1)), 'video/mp4')).rejects.toThrow('no such bucket')
  })

  it('that answers 200 and then says that it could not put the pieces together has put nothing together', async () => {
    const store = createS3Files({ endpoint: bucket.address, bucket: 'nest', ...credentials })
    bucket.failNextCompletion()
    await expect(store.writePieces(key, pieces(bytes(1)), 'video/mp4')).rejects.toThrow('could not put the pieces together')
    expect(bucket.unfinished.size).toBe(0)
  })

  it('keeps the type of what came in pieces', async () => {
    const store = createS3Files({ endpoint: bucket.address, bucket: 'nest', ...credentials })
    await store.writePieces(key, pieces(bytes(1), bytes(2)), 'video/webm')
    expect(bucket.types.get(`/nest/${key}`)).toBe('video/webm')
  })
})

/** A store that speaks S3 as far as we do, and checks the signature of each request by its own reckoning. */
async function openBucket() {
  const objects = new Map<string, Buffer>()
  const types = new Map<string, string>()
  const unfinished = new Map<string, { path: string; type: string; parts: Map<number, Buffer> }>()
  let failsCompletion = false
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path, searchParams: query } = new URL(request.url!, 'http://bucket.test')
    const body = Buffer.concat((await request.toArray()) as Buffer[])
    const answer = (status: number, content?: Buffer) => void response.writeHead(status).end(content)
    if (!isSigned(request, body)) return answer(403)
    if (!path.startsWith('/nest/')) return answer(404)
    if (request.method === 'GET') {
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      const object = objects.get(path)
      if (!object) return answer(404)
      return first ? answer(206, object.subarray(Number(first), Number(last) + 1)) : answer(200, object)
    }
    if (query.has('uploads')) {
      const id = `of ${path}&<${unfinished.size}>`
      unfinished.set(id, { path, type: request.headers['content-type'] ?? '', parts: new Map() })
      return answer(200, xml('UploadId', id))
    }
    const id = query.get('uploadId')
    if (id !== null) {
      const upload = unfinished.get(id)
      if (upload?.path !== path) return answer(404)
      if (request.method === 'DELETE') return answer(unfinished.delete(id) ? 204 : 404)
      if (request.method === 'PUT') {
        upload.parts.set(Number(query.get('partNumber')), body)
        return void response.writeHead(200, { ETag: `"${sha256(body)}"` }).end()
      }
      if (failsCompletion) {
        failsCompletion = false
        return answer(200, xml('Code', 'InternalError'))
      }
      const listed = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;(\w+)&quot;<\/ETag>/g)]
      const parts = listed.map(([, number, tag]) => ({ part: upload.parts.get(Number(number)), tag }))
      if (parts.length !== upload.parts.size || parts.some(({ part, tag }) => !part || sha256(part) !== tag)) return answer(400)
      objects.set(path, Buffer.concat(parts.map(({ part }) => part!)))
      types.set(path, upload.type)
      unfinished.delete(id)
      return answer(200, xml('ETag', 'whole'))
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return answer(204)
    }
    objects.set(path, body)
    types.set(path, request.headers['content-type'] ?? '')
    return answer(200)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((closed) => void server.close(() => closed()))
  return { address: `http://127.0.0.1:${port}`, types, unfinished, failNextCompletion: () => (failsCompletion = true), close }
}

const xml = (name: string, text: string) =>
  Buffer.from(`<?xml version="1.0"?><Result><${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}></Result>`)

const encodedStrictly = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
const hmac = (by: string | Buffer, text: string) => createHmac('sha256', by).update(text).digest()
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** Signature version 4, as its specification reckons it. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { headers } = request
  const [, credential, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(headers.authorization ?? '') ?? []
  if (!credential || !names || !signature) return false
  const [accessKey, day, region, service] = credential.split('/')
  const contentHash = String(headers['x-amz-content-sha256'])
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body)) return false
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const { pathname, searchParams } = new URL(request.url!, 'http://bucket.test')
  const query = [...searchParams].map((pair) => pair.map(encodedStrictly).join('=')).toSorted()
  const canonical = [request.method, pathname, query.join('&'), signed.join(''), names, contentHash].join('\n')
  const scope = [day, region, service, 'aws4_request'].join('/')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const secret = [region!, service!, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${credentials.secretAccessKey}`, day!))
  return accessKey === credentials.accessKeyId && hmac(secret, toSign).toString('hex') === signature
}
