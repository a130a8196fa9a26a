import { AwsClient } from 'aws4fetch'
import type { FileStore } from '#server/kernel/ports.ts'

export interface S3Options {
  /** `https://s3.eu-central-1.amazonaws.com`, or any store that speaks the same. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Files in a bucket, addressed by path (`/bucket/key`), which every S3-compatible store understands. */
export function createS3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  const ask = async (key: string, init: RequestInit & { method: string }) => {
    const response = await client.fetch(`${base}/${encodeURIComponent(key)}`, { ...init, signal: AbortSignal.timeout(30_000) })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`The file store answered ${response.status}`)
  }
  return {
    name: 's3',
    async write(key, bytes, type) {
      const response = await ask(key, { method: 'PUT', body: bytes, headers: { 'Content-Type': type } })
      await response.body?.cancel()
      if (!response.ok) throw new Error('The file store has no such bucket')
    },
    async read(key) {
      const response = await ask(key, { method: 'GET' })
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      await response.body?.cancel()
      return null
    },
    async remove(key) {
      const response = await ask(key, { method: 'DELETE' })
      await response.body?.cancel()
    },
  }
}
