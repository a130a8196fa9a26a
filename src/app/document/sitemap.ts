import type { ListedRecords } from '#shared/document/capability-document.ts'
import { addressesOf } from './addresses.ts'
import { documents } from './capabilities.ts'
import { listedPages } from './pages.ts'

/** Of each kind. A sitemap may have 50,000 addresses; before it comes to that, it is to be parted. */
const mostOfAKind = 5000
const pageSize = 100

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** `ask` answers a call of the API, as parsed JSON. */
type Ask = (address: string) => Promise<unknown>

async function addressesOfRecords({ call, query, addressOf }: ListedRecords, ask: Ask): Promise<string[]> {
  const found: string[] = []
  let cursor: string | null = null
  do {
    const given = new URLSearchParams({ ...query, limit: String(pageSize), ...(cursor && { cursor }) })
    const page = (await ask(`${call.path}?${given}`)) as { items: never[]; next: string | null }
    found.push(...page.items.map(addressOf))
    cursor = page.next
  } while (cursor && found.length < mostOfAKind)
  return found
}

/** The public pages, and everything that has a public page of its own, each with its languages (https://www.sitemaps.org). */
export async function sitemapOf(origin: string, ask: Ask): Promise<string> {
  const found = await Promise.all(documents.flatMap(({ records }) => records ?? []).map((kind) => addressesOfRecords(kind, ask)))
  const entries = [...listedPages, ...found.flat()].map((address) => {
    const { pathname, search } = new URL(address, origin)
    const { canonical, alternates } = addressesOf({ origin, pathname, search, telling: ['id'] })
    const links = alternates.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
    )
    return `<url><loc>${escaped(canonical)}</loc>${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}
