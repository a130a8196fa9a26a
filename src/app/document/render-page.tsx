import { renderToStaticMarkup } from 'react-dom/server'
import type { AskedPage, CreatePageRenderer, PageKind, PageRenderer, RenderedPage } from '#contract/site/page.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { notFoundRoute } from '../routing/not-found-route.ts'
import { addressesOf } from './addresses.ts'
import { buildFiles, type PageFiles } from './build-files.ts'
import { firstWords } from './first-words.ts'
import { drawScreen, Unanswered, type DrawnScreen } from './draw-screen.tsx'
import { Head, rootAttributes } from './Head.tsx'
import { dataBlock } from './json-in-html.ts'
import { isDrawn, routeAt, tellingPageOf } from './pages.ts'
import { readAddress } from './read-address.ts'
import { sitemapOf } from './sitemap.ts'
import { structuredData } from './structured-data.ts'
import type { Thing } from '#shared/document/structured-data-builder.ts'
import { pageForm } from './template.ts'
import { visitorStore } from './visitor-store.ts'
import { everyLanguage } from './words.ts'

const publicFrame = 'src/app/layouts/PublicLayout.tsx'
const workspaceFrame = 'src/app/layouts/WorkspaceLayout.tsx'
const scriptFonts: Readonly<Record<string, string>> = {
  ar: 'src/shared/ui/styles/fonts-arabic.css',
  'hi-IN': 'src/shared/ui/styles/fonts-devanagari.css',
}
const picture = '/icons/icon-512.png'
/** Where pages are passed on, drawings are not shown. */
const drawing = /\.svg$/

/** Draws the application's pages on the server. Everything it needs of its surroundings it is given. */
export const createPageRenderer: CreatePageRenderer = async ({ origin, read, fetch }) => {
  const form = pageForm(read('index.html'))
  const files = buildFiles(JSON.parse(read('.vite/manifest.json')) as Parameters<typeof buildFiles>[0])
  const wordsIn = await everyLanguage(read)
  const styleTexts = new Map<string, string>()

  const textOf = (style: string) => {
    const known = styleTexts.get(style) ?? read(style.slice(1)).trim()
    styleTexts.set(style, known)
    return known
  }

  /** `drawn`: with the screen within, and what is told of it; without, the head alone. */
  function put(
    route: PlacedRoute,
    asked: AskedPage,
    needed: PageFiles,
    drawn?: DrawnScreen & { after: string; told: Thing | undefined },
  ): RenderedPage {
    const words = wordsIn(asked.locale)
    const t = words.t
    const { pathname, search } = new URL(asked.address, origin)
    const page = tellingPageOf(route)
    const brand = t('app.brand')
    // A screen that knows better gives its own title, which React has made safe to stand in HTML.
    const [, own] = /<title>(.*?)<\/title>/.exec(drawn?.head ?? '') ?? []
    const { description, image } = drawn?.told ?? {}
    const shown = image && !drawing.test(image) ? image : undefined
    // Workspaces are come back to: their style sheets are in the browser's store.
    const isInlined = drawn !== undefined || route.workspace === 'public'
    const head = renderToStaticMarkup(
      <Head
        title={own ? '' : `${routeText(route.words, 'title', t)} · ${brand}`}
        description={description ? firstWords(description) : routeText(route.words, 'about', t)}
        brand={brand}
        locale={asked.locale}
        picture={shown ?? origin + picture}
        isShown={shown !== undefined}
        kind={drawn?.told?.['@type'] === 'BlogPosting' ? 'article' : 'website'}
        addresses={page && addressesOf({ origin, pathname, search, telling: page.telling, pattern: route.path.pattern })}
        unlisted={page?.unlisted ?? false}
        files={needed}
        inlined={isInlined}
      />,
    )
    const styles = isInlined ? [needed.styles.map(textOf).join('\n')] : []
    const html = form({
      root: rootAttributes(asked.locale, route.access === 'visitorOnly'),
      head: (drawn?.head ?? '') + head + (own && page ? `<meta property="og:title" content="${own}"/>` : ''),
      styles,
      content: drawn?.html ?? '',
      after: drawn?.after ?? '',
    })
    return { status: route === notFoundRoute ? 404 : 200, html, styles }
  }

  async function filesOf(route: PlacedRoute, locale: string, frame = publicFrame): Promise<PageFiles> {
    const { moduleSource } = (await route.screen()) as { moduleSource?: string }
    const fonts = scriptFonts[locale]
    return files.filesOf([frame, ...(fonts ? [fonts] : []), ...(moduleSource ? [moduleSource] : [])])
  }

  async function render(asked: AskedPage): Promise<RenderedPage> {
    const address = new URL(asked.address, origin)
    const route = routeAt(address.pathname)
    const store = visitorStore((asking) => {
      const { pathname, search } = new URL(asking.url)
      const request = new Request(new URL(pathname + search, origin), asking)
      request.headers.set('Accept-Language', asked.locale)
      return fetch(request, { ip: asked.ip })
    })
    try {
      const drawn = await drawScreen(store, wordsIn(asked.locale), address)
      const { queries, provided } = store.getState().api
      const told = structuredData(queries, origin, wordsIn(asked.locale).t('app.brand'))
      const after =
        dataBlock('application/json', { queries, provided }, 'answers') + (told ? dataBlock('application/ld+json', told) : '')
      return put(route, asked, await filesOf(route, asked.locale), { ...drawn, after, told })
    } catch (fault) {
      // There is no such record: the browser says so, programs read the status.
      if (fault instanceof Unanswered && fault.status === 404) return { ...(await renderHead(asked)), status: 404 }
      throw fault
    } finally {
      store.dispatch(baseApi.util.resetApiState())
    }
  }

  async function renderHead(asked: AskedPage): Promise<RenderedPage> {
    const route = routeAt(new URL(asked.address, origin).pathname)
    const frame = route.workspace === 'public' ? publicFrame : workspaceFrame
    return put(route, asked, await filesOf(route, asked.locale, frame))
  }

  const kindOf = (pathname: string): PageKind => {
    const route = routeAt(pathname)
    return !isDrawn(route) ? 'head' : route.page?.unlisted ? 'fresh' : 'whole'
  }

  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(new Request(`${origin}/api${path}`), {})
    if (!response.ok) throw new Error(`The sitemap's question was answered ${response.status}`)
    return response.json()
  }

  const isPage = (pathname: string) => routeAt(pathname) !== notFoundRoute

  return {
    isPage,
    addressOf: readAddress,
    kindOf,
    render,
    renderHead,
    sitemap: () => sitemapOf(origin, ask),
  } satisfies PageRenderer
}
