import type { Locale } from '../kernel/values.ts'

/** What the web application's renderer of pages is given: it lives in the server's process and reaches the platform as a browser would. */
export interface PageSurroundings {
  /** Of all addresses that are written into pages, without a slash at the end: `https://carenest.example`. */
  readonly origin: string
  /** A file of the built web application as text: `index.html`, `assets/i18n/ar.json`. Throws where there is none. */
  readonly read: (path: string) => string
  /** Asks the platform's API in the name of a visitor. */
  readonly fetch: (request: Request, caller: { readonly ip?: string }) => Promise<Response>
}

/** The page that a visitor asks for. */
export interface AskedPage {
  /** As it stands in the request: `/doctors-list?kind=veterinarian`. */
  readonly address: string
  readonly locale: Locale
  /** The caller's address, by which the platform limits. */
  readonly ip?: string
}

export interface RenderedPage {
  readonly status: 200 | 404
  readonly html: string
  /** The text of each `<style>` element in it, for the content policy. */
  readonly styles: readonly string[]
}

/**
 * Where a page is drawn whole, with its first answers (`whole`), or given its head alone, for the browser to draw. `fresh`: drawn whole for
 * each who asks and kept for nobody, for what it shows may end at any moment.
 */
export type PageKind = 'whole' | 'fresh' | 'head'

export interface PageRenderer {
  /** Whether the application has a page at this path; at any other it shows that there is none. */
  readonly isPage: (pathname: string) => boolean
  /** The address as far as the page at this path reads it. What differs in nothing else is one page. */
  readonly addressOf: (pathname: string, search: string) => string
  /** How the page at this path is made. */
  readonly kindOf: (pathname: string) => PageKind
  /** Rejects when a first answer cannot be had: the browser then asks for itself. */
  readonly render: (asked: AskedPage) => Promise<RenderedPage>
  /** The head alone. */
  readonly renderHead: (asked: AskedPage) => Promise<RenderedPage>
  /** `sitemap.xml`: the public pages in every language, the doctors and the articles. */
  readonly sitemap: () => Promise<string>
}

export type CreatePageRenderer = (surroundings: PageSurroundings) => Promise<PageRenderer>
