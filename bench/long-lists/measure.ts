import react from '@vitejs/plugin-react'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calledAtOnce } from '../../scripts/called-at-once-plugin.ts'
import { overscan } from '../../src/shared/patterns/list/virtual/overscan.ts'
import { tokens } from '../../src/shared/ui/tokens/plugin.ts'
import { compared, type Figure } from '../report/figure.ts'
import { median } from '../report/quantile.ts'
import { launchChromium } from '../running/chromium.ts'
import { serveReferences } from '../running/file-server.ts'
import { buildReference } from '../running/reference-build.ts'
import { workOf, type Work } from './work.ts'

const rounds = 5
const source = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Lists of the application with ten thousand rows, each beside the same by TanStack's virtual list alone. */
const lists = [
  { what: 'table', ours: 'our-table.tsx', bare: 'references/bare-rows.tsx' },
  { what: 'feed', ours: 'our-feed.tsx', bare: 'references/bare-feed.tsx' },
  // In a scroller of its own, from its end upwards; both draw the same messages.
  { what: 'conversation', ours: 'our-conversation.tsx', bare: 'references/bare-conversation.tsx' },
] as const

/**
 * The browser's work to mount and to scroll through long lists, on the slow processor. The bare lists draw as many rows beyond those in
 * sight as ours do then.
 */
export async function measureLongLists(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'carenest-long-lists-'))
  const pages: Record<string, string> = {}
  for (const { what, ours, bare } of lists) {
    pages[`/${what}/ours`] = await builtPage(folder, `${what}-ours`, source(ours))
    pages[`/${what}/bare`] = await builtPage(folder, `${what}-bare`, source(bare))
  }
  const server = await serveReferences(folder, pages)
  const browser = await launchChromium()
  try {
    const figures: Figure[] = []
    for (const { what } of lists) {
      const bare = `${server.url}/${what}/bare?overscan=`
      const isTalk = what === 'conversation'
      const drawn = isTalk ? { atRest: overscan.conversation, scrolling: overscan.conversation } : overscan
      const pages = { ours: `${server.url}/${what}/ours`, mount: bare + drawn.atRest, scroll: bare + drawn.scrolling }
      const work: Record<keyof typeof pages, Work[]> = { ours: [], mount: [], scroll: [] }
      // The first round only warms the browser.
      for (let round = 0; round <= rounds; round++)
        for (const whose of ['mount', 'scroll', 'ours'] as const) {
          const done = await workOf(browser, pages[whose], isTalk ? 'conversation' : 'page')
          if (round > 0) work[whose].push(done)
        }
      const middle = (whose: keyof typeof pages, of: keyof Work) => median(work[whose].map((one) => one[of]))
      for (const of of ['mount', 'scroll'] as const)
        figures.push(compared(`10,000 rows, ${what}: work to ${of}`, middle('ours', of), middle(of, of), 'ms', { atMost: 1.25 }))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds a list as the application is built; answers its page. */
export async function builtPage(folder: string, name: string, file: string): Promise<string> {
  const plugins = [react(), tokens(), calledAtOnce()]
  const { script, styles } = await buildReference(join(folder, name), { file, plugins })
  const links = styles.map((style) => `<link rel="stylesheet" href="/${name}${style}">`).join('')
  return `<!doctype html><html lang="en"><title>Rows</title>${links}<div id="root"></div><script type="module" src="/${name}${script}"></script></html>`
}
