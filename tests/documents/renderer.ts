import { readFileSync } from 'node:fs'
import { createPageRenderer } from '#app/document/render-page.tsx'
import type { PageRenderer } from '#contract/site/page.ts'
import { mergedWords } from '../../scripts/words.ts'
import type { TestServer } from '../support/server.ts'

export const origin = 'https://carenest.example'

/** A build in little: the page's form as it is in the sources, true words, and styles whose text can be told. */
const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_packages.js'] },
  '_packages.js': { file: 'assets/packages.js' },
  'src/app/layouts/PublicLayout.tsx': { file: 'assets/PublicLayout.js', css: ['assets/PublicLayout.css'] },
}

function read(path: string): string {
  if (path === 'index.html') return readFileSync('index.html', 'utf8')
  if (path === '.vite/manifest.json') return JSON.stringify(manifest)
  const [, namespace, locale] = /^assets\/i18n\/(workspace\.)?([\w-]+)\.json$/.exec(path) ?? []
  if (locale) return JSON.stringify(mergedWords(namespace ? 'workspace' : 'site', locale))
  if (path.endsWith('.css')) return `.of{content:"${path}"}`
  throw new Error(`There is no file ${path}`)
}

/** The application's renderer over the whole platform; `asked` gathers the calls that drawing a page took. */
export async function rendererOver(server: TestServer): Promise<PageRenderer & { readonly asked: string[] }> {
  const asked: string[] = []
  const renderer = await createPageRenderer({
    origin,
    read,
    fetch: (request, caller) => {
      const { pathname, search } = new URL(request.url)
      asked.push(pathname + search)
      return server.fetch(request, caller)
    },
  })
  return { ...renderer, asked }
}

/** What a visitor without scripts reads: the text of the page's body. */
export function textOf(html: string): string {
  const body = html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'))
  return body
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

type Words = { [name: string]: Words | string }
/** What stands under a key of the public site's words. */
export function word(locale: string, key: string): string {
  const found = key
    .split('.')
    .reduce<Words | string>((node, name) => (node as Words)[name]!, mergedWords('site', locale) as Words)
  return found as string
}
