import { doctorsCalls } from '#contract/doctors/calls.ts'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { paths } from '#shared/paths.ts'
import { addressesOf } from './addresses.ts'
import { listedPages } from './pages.ts'

/** A sitemap may have 50,000 addresses; before it comes to that, it is to be parted. */
const mostDoctors = 5000
const pageSize = 100

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** `ask` answers a call of the API, as parsed JSON. */
type Ask = (address: string) => Promise<unknown>

async function doctorIds(ask: Ask): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const query = new URLSearchParams({ sort: 'rating', limit: String(pageSize), ...(cursor && { cursor }) })
    const page = (await ask(`${doctorsCalls.searchDoctors.path}?${query}`)) as { items: DoctorCard[]; next: string | null }
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.next
  } while (cursor && ids.length < mostDoctors)
  return ids
}

/** The public pages and every verified doctor, each with its languages (https://www.sitemaps.org). */
export async function sitemapOf(origin: string, ask: Ask): Promise<string> {
  const doctors = (await doctorIds(ask)).map((id) => paths.viewDoctorDetails.link({ id }))
  const entries = [...listedPages, ...doctors].map((address) => {
    const { pathname, search } = new URL(address, origin)
    const { canonical, alternates } = addressesOf({ origin, pathname, search, telling: ['id'] })
    const links = alternates.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
    )
    return `<url><loc>${escaped(canonical)}</loc>${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}
