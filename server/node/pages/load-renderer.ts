import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CreatePageRenderer, PageRenderer, PageSurroundings } from '#contract/site/page.ts'

export interface RendererPlace extends Pick<PageSurroundings, 'origin' | 'fetch'> {
  /** The built web application. */
  readonly webFolder: string
}

/**
 * The renderer of pages that the build left beside the web application; `null` where there is none: while developing, the browser draws
 * every page. The server knows the application by this file alone.
 */
export async function loadRenderer({ webFolder, origin, fetch }: RendererPlace): Promise<PageRenderer | null> {
  const file = join(webFolder, '..', 'document', 'main.js')
  if (!existsSync(file) || !existsSync(join(webFolder, 'index.html'))) return null
  const { createPageRenderer } = (await import(pathToFileURL(file).href)) as { createPageRenderer: CreatePageRenderer }
  return createPageRenderer({ origin, fetch, read: (path) => readFileSync(join(webFolder, path), 'utf8') })
}
