import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findOrInstall } from '../../scripts/testing/packages.ts'

const run = promisify(execFile)

/** The package of the system that brings a program. */
const packages = { pdftotext: 'poppler-utils', pdfinfo: 'poppler-utils', pdftoppm: 'poppler-utils', qpdf: 'qpdf' } as const

/** What a program that is not ours says of a paper. @throws Error where it cannot be had, or finds a fault */
export async function readPaper(program: keyof typeof packages, bytes: Uint8Array, options: readonly string[]): Promise<string> {
  const path = await findOrInstall(program, packages[program])
  if (!path) throw new Error(`${program} is missing: install the package ${packages[program]}`)
  const folder = await mkdtemp(join(tmpdir(), 'paper-'))
  try {
    const file = join(folder, 'paper.pdf')
    await writeFile(file, bytes)
    const { stdout } = await run(
      path,
      options.map((option) => (option === 'PAPER' ? file : option)),
    )
    return stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The paper's first page as grey pixels. */
export async function pixelsOf(bytes: Uint8Array): Promise<{ width: number; height: number; grey: Uint8Array }> {
  const path = await findOrInstall('pdftoppm', packages.pdftoppm)
  if (!path) throw new Error('pdftoppm is missing: install the package poppler-utils')
  const folder = await mkdtemp(join(tmpdir(), 'paper-'))
  try {
    await writeFile(join(folder, 'paper.pdf'), bytes)
    await run(path, ['-gray', '-r', '150', '-f', '1', '-l', '1', join(folder, 'paper.pdf'), join(folder, 'page')])
    const picture = await readFile(join(folder, 'page-1.pgm'))
    const [, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.subarray(0, 40).toString('latin1'))!
    const [across, down] = [Number(width), Number(height)]
    return { width: across, height: down, grey: picture.subarray(picture.length - across * down) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
