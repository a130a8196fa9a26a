import type { Page } from '@playwright/test'

/** Body bytes of scripts as they travelled, each address once. */
export interface Scripts {
  readonly bytesSince: (mark: number) => Promise<number>
  /** So many scripts have come. */
  readonly mark: () => number
}

/** Watches what scripts a page brings from now on. */
export function watchScripts(page: Page): Scripts {
  const seen = new Set<string>()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    const url = request.url()
    if (!new URL(url).pathname.endsWith('.js') || seen.has(url)) return
    seen.add(url)
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return {
    mark: () => sizes.length,
    bytesSince: async (mark) => (await Promise.all(sizes.slice(mark))).reduce((sum, size) => sum + size, 0),
  }
}
