import { promisify } from 'node:util'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest', '.txt', '.xml'])
const smallest = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts `.br` and `.gz` beside every text file of the build, so that the server compresses nothing while it serves. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'carenest-precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      const texts = files.filter((file) => file.isFile() && compressible.has(extname(file.name)))
      await Promise.all(texts.map((file) => compress(join(file.parentPath, file.name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallest) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    brotli(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
