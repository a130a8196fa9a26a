import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AskedPage, PageRenderer, RenderedPage } from '#contract/site/page.ts'
import { locales, type Locale } from '#contract/kernel/values.ts'
import { localeFrom } from '#server/kernel/http/locale.ts'
import { callerAllowance } from '#server/kernel/caller-allowance.ts'
import { getNetwork } from '#server/kernel/network.ts'
import type { Log } from '#server/kernel/ports.ts'
import { boundedCache } from './bounded-cache.ts'
import { packText, sendText, type PackedText } from './packed-text.ts'

export interface PagesOptions {
  readonly renderer: PageRenderer
  readonly origin: string
  readonly log: Log
  /** Pages a minute that are drawn anew for one network, half of them at once; `null`: as many as it likes. */
  readonly drawings: number | null
  /** The content policy of a page with these styles in it. */
  readonly policyWith: (styles: readonly string[]) => string
}

/** Serves pages that the application's renderer makes, and what search engines ask for beside them. */
export interface Pages {
  /** Answers `false` where this is no address of its own. */
  readonly serveFile: (request: IncomingMessage, response: ServerResponse, pathname: string) => boolean
  readonly servePage: (request: IncomingMessage, response: ServerResponse, pathname: string, ip: string) => Promise<void>
}

interface Kept extends PackedText {
  readonly status: RenderedPage['status']
  readonly policy: string
}

/**
 * Visitors within these see the same answers. Free times may be that old, and are asked for again where one is chosen. Where visitors keep
 * coming nobody waits: who comes after that time gets the page as it was, the next a new one.
 */
const shown = { most: 150, milliseconds: 5_000, meanwhile: 15_000 }
const heads = { most: 200, milliseconds: 3_600_000 }
const texts = { most: 2, milliseconds: 600_000 }
/** Beyond these the browser draws: a rush must not stand before the API's calls. */
const mostAtOnce = 2

/** The page is left to the browser. */
class LeftToBrowser extends Error {}

const html = 'text/html; charset=utf-8'
const anywhere = '/404'

function localeOf(request: IncomingMessage, address: URL): Locale {
  const named = address.searchParams.get('lang')
  return locales.find((locale) => locale === named) ?? localeFrom(request.headers['accept-language'])
}

export function servePages({ renderer, origin, log, drawings, policyWith }: PagesOptions): Pages {
  const whole = boundedCache<Kept>(shown)
  const head = boundedCache<Kept>(heads)
  const text = boundedCache<PackedText>(texts)
  let atOnce = 0
  const mayDraw = drawings === null ? () => true : callerAllowance({ burst: Math.ceil(drawings / 2), perSecond: drawings / 60 })

  const kept = async (page: RenderedPage): Promise<Kept> => ({
    ...(await packText(html, page.html)),
    status: page.status,
    policy: policyWith(page.styles),
  })

  async function draw(asked: AskedPage): Promise<Kept> {
    if (atOnce >= mostAtOnce || !mayDraw(getNetwork(asked.ip ?? ''), Date.now())) throw new LeftToBrowser()
    atOnce += 1
    try {
      return await kept(await renderer.render(asked))
    } finally {
      atOnce -= 1
    }
  }

  const headOf = (asked: AskedPage, pathname: string) =>
    head(`${asked.locale} ${pathname}`, async () => kept(await renderer.renderHead({ ...asked, address: pathname })))

  async function pageAt(asked: AskedPage, pathname: string): Promise<Kept> {
    const kind = renderer.kindOf(pathname)
    if (kind === 'head') return headOf(asked, pathname)
    try {
      if (kind === 'fresh') return await draw(asked)
      return await whole(`${asked.locale} ${asked.address}`, () => draw(asked))
    } catch (error) {
      if (!(error instanceof LeftToBrowser)) log.warn('A page could not be drawn; the browser does', { error })
      return headOf(asked, pathname)
    }
  }

  return {
    serveFile(request, response, pathname) {
      const make = {
        '/robots.txt': async () =>
          packText('text/plain; charset=utf-8', `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`),
        '/sitemap.xml': async () => packText('application/xml', await renderer.sitemap()),
      }[pathname]
      if (!make) return false
      text(pathname, make).then(
        (made) => sendText(request, response, made),
        (error: unknown) => {
          log.error('A text for search engines could not be made', { error })
          response.writeHead(503, { 'Retry-After': '60' }).end()
        },
      )
      return true
    },
    async servePage(request, response, pathname, ip) {
      const address = new URL(request.url ?? '/', origin)
      const locale = localeOf(request, address)
      const isKnown = renderer.isPage(pathname)
      const asked = { address: isKnown ? renderer.addressOf(pathname, address.search) : anywhere, locale, ip }
      const page = await pageAt(asked, isKnown ? pathname : anywhere)
      response.setHeader('Content-Language', locale)
      response.setHeader('Vary', 'Accept-Language, Accept-Encoding')
      response.setHeader('Content-Security-Policy', page.policy)
      sendText(request, response, page, page.status)
    },
  }
}
