import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildReference } from '../running/reference-build.ts'
import { serveReferences } from '../running/file-server.ts'
import { bareHtml, scriptPage } from './references/bare-html.ts'
import type { Words } from './words-of.ts'

const source = (name: string) => fileURLToPath(new URL(`references/${name}`, import.meta.url))

/**
 * The same words as bare pages: `/0.html` and on are nothing but HTML, `/0.react` draws them by React, `/0.sign-in` is a sign-in's. Their
 * calls go to the application's server, when one is named.
 */
export async function serveBarePages(
  all: readonly Words[],
  application?: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'carenest-references-'))
  const pages: Record<string, string> = {}
  for (const [place, words] of all.entries()) {
    const modules = { 'virtual:words': `export default ${JSON.stringify(words)}` }
    const under = (name: string) => join(folder, String(place), name)
    const react = await buildReference(under('react'), { file: source('bare-react.tsx'), modules })
    const signIn = await buildReference(under('sign-in'), { file: source('bare-sign-in.tsx'), modules })
    pages[`/${place}.html`] = bareHtml(words)
    pages[`/${place}.react`] = scriptPage(words.title, `/${place}/react${react.script}`)
    pages[`/${place}.sign-in`] = scriptPage(words.title, `/${place}/sign-in${signIn.script}`)
  }
  const server = await serveReferences(folder, pages, application)
  return {
    url: server.url,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
