import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartFault } from '#server/kernel/errors.ts'

/** In the form of `sha256sum`, so that a backup can be checked without Carenest. Written last: a backup without it is unfinished. */
export const checksumFile = 'SHA256SUMS'

export type Checksums = ReadonlyMap<string, string>

/** Writes a file of a backup to the disk; answers its checksum. */
export async function writeChecked(
  folder: string,
  path: string,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<string> {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  const file = await open(target, 'wx', 0o600)
  try {
    for await (const chunk of chunks) {
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

export async function writeChecksums(folder: string, checksums: Checksums): Promise<void> {
  const lines = [...checksums].map(([path, sum]) => `${sum}  ${path}\n`).toSorted()
  await writeChecked(folder, checksumFile, [Buffer.from(lines.join(''))])
}

/** Reads every file of a backup once. @throws StartFault when it is unfinished, or something of it is missing or changed */
export async function verifyChecksums(folder: string): Promise<Checksums> {
  const text = await readFile(join(folder, checksumFile), 'utf8').catch(() => {
    throw new StartFault(`${folder} holds no finished backup: ${checksumFile} is missing.`)
  })
  const checksums = new Map<string, string>()
  for (const line of text.split('\n').filter(Boolean)) {
    const [, sum, path] = /^([0-9a-f]{64}) {2}([\w./-]+)$/.exec(line) ?? []
    if (!sum || !path || path.split('/').includes('..'))
      throw new StartFault(`The backup is damaged: ${checksumFile} cannot be read.`)
    checksums.set(path, sum)
  }
  for (const [path, sum] of checksums) {
    const found = await checksumOf(join(folder, path))
    if (found !== sum)
      throw new StartFault(`The backup is damaged: ${path} is ${found === null ? 'missing' : 'not as it was written'}.`)
  }
  return checksums
}

async function checksumOf(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
    return hash.digest('hex')
  } catch {
    return null
  }
}
