import type { i18n } from 'i18next'
import { prerenderToNodeStream } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { ApiError } from '#shared/api/api-error.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { routeObjects } from '../routing/router.tsx'
import type { AppStore } from '../start/store.ts'
import type { VisitorStore } from './visitor-store.ts'

/** Answers that lead to more questions, twice over: more than any page asks. */
const mostRounds = 4

export interface DrawnScreen {
  /** What stands in `#root`. */
  readonly html: string
  /** Elements for the head that the screen itself gave: its title. */
  readonly head: string
}

/** A question of the page was refused, or got no answer. */
export class Unanswered extends Error {
  readonly status: number
  constructor({ code, status }: ApiError) {
    super(`A question of the page was answered ${code}`)
    this.status = status
  }
}

/**
 * Draws the application at an address as a visitor sees it. Its screen asks while it is drawn (`shared/api/base-api.ts`); with the answers
 * it is drawn again, until nothing more is asked. Rejects when one is not answered.
 */
export async function drawScreen(store: VisitorStore, words: i18n, address: URL): Promise<DrawnScreen> {
  const position = { shown: () => undefined, stayed: () => {}, leaveFor: () => {} }
  const handler = createStaticHandler(routeObjects(store as unknown as AppStore, position))
  const context = await handler.query(new Request(address))
  if (context instanceof Response) throw new Error(`A public page led elsewhere: ${address.pathname}`)
  if (context.errors) throw Object.values(context.errors)[0]
  const page = (
    <I18nextProvider i18n={words}>
      <Provider store={store}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </Provider>
    </I18nextProvider>
  )
  const questions = () => Object.values(store.getState().api.queries)
  const answered = async () => {
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()))
    const { error } = questions().find((query) => query?.error) ?? {}
    if (error) throw new Unanswered(error as ApiError)
  }
  // What the screen's loader has asked already.
  await answered()
  for (let round = 1; round <= mostRounds; round += 1) {
    const before = questions().length
    const html = await draw(page)
    // An answer may have come while the rest was drawn: what counts is whether something was asked.
    if (questions().length === before) return parted(html)
    await answered()
  }
  throw new Error(`The page asks without end: ${address.pathname}`)
}

async function draw(page: React.ReactNode): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (fault) => void faults.push(fault),
    // All in its place: a part that came later would be moved there by a script within the page, which the content policy forbids.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  })
  let html = ''
  for await (const piece of prelude.setEncoding('utf8') as AsyncIterable<string>) html += piece
  if (faults.length > 0) throw faults[0]
  return html
}

/** React puts what belongs to the head in front; the application begins with its first block. */
function parted(html: string): DrawnScreen {
  const start = html.indexOf('<div')
  return { head: html.slice(0, start), html: html.slice(start) }
}
