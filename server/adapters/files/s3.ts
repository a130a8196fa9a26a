import { AwsClient } from 'aws4fetch'
import type { FileStore } from '#server/kernel/ports.ts'
import { uploadPieces } from './s3-pieces.ts'

export interface S3Options {
  /** `https://s3.eu-central-1.amazonaws.com`, or any store that speaks the same. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Asks the bucket for something about a key; a fault unless it answers with success or 404. */
export type AskBucket = (
  key: string,
  init: { method: string; query?: string; body?: BodyInit; headers?: Record<string, string> },
) => Promise<Response>

/** Files in a bucket, addressed by path (`/bucket/key`), which every S3-compatible store understands. */
export function createS3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  const ask: AskBucket = async (key, { query, ...init }) => {
    const address = `${base}/${encodeURIComponent(key)}${query === undefined ? '' : `?${query}`}`
    const response = await client.fetch(address, { ...init, signal: AbortSignal.timeout(30_000) })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`The file store answered ${response.status}`)
  }
  const read = async (key: string, headers: Record<string, string> = {}) => {
    const response = await ask(key, { method: 'GET', headers })
    if (response.ok) return { bytes: new Uint8Array(await response.arrayBuffer()), isWhole: response.status === 200 }
    await response.body?.cancel()
    return null
  }
  return {
    name: 's3',
    async write(key, bytes, type) {
      const response = await ask(key, { method: 'PUT', body: bytes, headers: { 'Content-Type': type } })
      await response.body?.cancel()
      if (!response.ok) throw new Error('The file store has no such bucket')
    },
    writePieces: (key, pieces, type) => uploadPieces(ask, key, pieces, type),
    read: async (key) => (await read(key))?.bytes ?? null,
    async readRange(key, from, to) {
      if (to <= from) return new Uint8Array()
      const found = await read(key, { Range: `bytes=${from}-${to - 1}` })
      // A store that knows no ranges sends it whole.
      return found && (found.isWhole ? found.bytes.slice(from, to) : found.bytes)
    },
    async remove(key) {
      const response = await ask(key, { method: 'DELETE' })
      await response.body?.cancel()
    },
  }
}
