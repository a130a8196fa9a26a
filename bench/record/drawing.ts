import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { overscan } from '../../src/shared/patterns/list/virtual/overscan.ts'
import { builtPage } from '../long-lists/measure.ts'
import { workToMount } from '../long-lists/work.ts'
import { alone, compared, type Figure } from '../report/figure.ts'
import { median } from '../report/quantile.ts'
import { launchChromium } from '../running/chromium.ts'
import { serveReferences } from '../running/file-server.ts'

const rounds = 7
const source = (name: string) => fileURLToPath(new URL(`drawing/${name}.tsx`, import.meta.url))
const names = ['our-timeline', 'bare-timeline', 'chart'] as const

/**
 * What a record of 5,000 measurements costs to put on the page, on the slow processor: its timeline beside the same rows in TanStack's virtual
 * list alone, and a chart, which must be there within one task of 100 ms.
 */
export async function measureDrawing(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'carenest-record-'))
  const pages: Record<string, string> = {}
  for (const name of names) pages[`/${name}`] = await builtPage(folder, name, source(name))
  const server = await serveReferences(folder, pages)
  const browser = await launchChromium()
  try {
    const work: Record<(typeof names)[number], number[]> = { 'our-timeline': [], 'bare-timeline': [], chart: [] }
    // The first round only warms the browser.
    for (let round = 0; round <= rounds; round += 1)
      for (const name of names) {
        const took = await workToMount(browser, `${server.url}/${name}?overscan=${overscan.atRest}`)
        if (round > 0) work[name].push(took)
      }
    return [
      compared('5,000 lines of a timeline: work to mount', median(work['our-timeline']), median(work['bare-timeline']), 'ms', {
        atMost: 1.25,
      }),
      alone('5,000 measurements as a chart: work to mount, median', median(work.chart), 'ms', { atMost: 100 }),
    ]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
