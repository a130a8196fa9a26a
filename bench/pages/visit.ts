import type { Browser } from '@playwright/test'
import { newVisitor, slowDown } from '../running/chromium.ts'

export interface Visit {
  /** Milliseconds from the navigation's start to the largest paint. */
  readonly largestPaint: number
  /** What was painted largest: its words, or the address of its picture. */
  readonly largest: string
  /**
   * Milliseconds until the form takes what is typed; until it takes being sent; until what the server says of that is there to read; and
   * until the application itself has the page in hand. `null` where it was not asked for, or did not come.
   */
  readonly fillable: number | null
  readonly usable: number | null
  readonly answered: number | null
  readonly alive: number | null
  /** Bytes that travelled, headers and all. */
  readonly bytes: number
  readonly requests: number
  /** Errors and violations of the content policy that the console told. */
  readonly faults: readonly string[]
}

interface Seen {
  paint: number
  what: string
  fillable: number | null
  usable: number | null
  answered: number | null
  alive: number | null
}

declare global {
  interface Window {
    benchSeen: Seen
  }
}

/** Runs in the page before anything of it. */
function watchPaints(): void {
  const seen: Seen = { paint: 0, what: '', fillable: null, usable: null, answered: null, alive: null }
  window.benchSeen = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url?: string })[]) {
      seen.paint = entry.startTime
      seen.what = entry.url || (entry.element?.textContent ?? '').trim().slice(0, 60)
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** What is typed into the first fields of a form whose sending changes nothing. */
export const justTyped = ['robin@example.test']

/**
 * Runs in the page before anything of it: writes into the first fields as soon as they are there, and sends the form again and again, without
 * the browser's own sending, until somebody takes that in hand; then looks for what is said of it. A page that takes it before its
 * application has come says so by `window.early`.
 */
function watchForm(texts: readonly string[]): void {
  const seen = window.benchSeen
  const write = (field: HTMLInputElement, text: string) => {
    // As the browser does it: past what React puts on the field itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  const fill = (form: HTMLFormElement) => {
    const fields = form.querySelectorAll<HTMLInputElement>('input:not([disabled], [type=hidden], [type=checkbox], [type=radio])')
    if (fields.length < texts.length) return
    for (const [place, text] of texts.entries()) write(fields[place]!, text)
    seen.fillable = performance.now()
  }
  const probe = () => {
    const form = document.querySelector('form')
    if (form && seen.fillable === null) fill(form)
    const isSent = seen.fillable !== null && seen.usable === null
    if (isSent && form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })) === false)
      seen.usable = performance.now()
    if (seen.usable !== null && !window.early) seen.alive ??= performance.now()
    if (seen.usable !== null && form?.querySelector('[role=alert], [aria-invalid=true]')) seen.answered = performance.now()
    if (seen.answered === null || seen.alive === null) setTimeout(probe, 10)
  }
  probe()
}

/** Runs in the page: what was seen, once nothing larger was painted for half a second and the page was idle. */
async function atRest(): Promise<Seen> {
  const { benchSeen } = window
  for (let before = -1; before !== benchSeen.paint;) {
    before = benchSeen.paint
    await new Promise((resolve) => setTimeout(resolve, 500))
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
  }
  return benchSeen
}

/** Runs in the page: whether a field of the form holds the text. */
const holds = (form: Element, text: string) => [...form.querySelectorAll('input')].some(({ value }) => value === text)

/**
 * One visit of an address under the slow conditions, in a browser that has never been there. With texts for its first form it watches
 * when that can be filled in and sent; the largest paint then counts for nothing, for the form was sent meanwhile.
 */
export async function visit(browser: Browser, address: string, texts?: readonly string[]): Promise<Visit> {
  const context = await newVisitor(browser)
  try {
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => {
      // That the server refuses what is sent is what is looked for.
      const isRefusal = texts && /status of 4\d\d/.test(message.text())
      if ((message.type() === 'error' && !isRefusal) || /content security policy/i.test(message.text()))
        faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.message))
    await page.addInitScript(watchPaints)
    if (texts) await page.addInitScript(watchForm, texts)
    const session = await slowDown(page)
    let bytes = 0
    let requests = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
      requests += 1
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => window.benchSeen.paint > 0, undefined, { timeout: 60_000 })
    // A form that the browser itself sends never answers.
    if (texts)
      await page.waitForFunction(() => window.benchSeen.answered !== null, undefined, { timeout: 20_000 }).catch(() => {})
    // A page that paints late asks late for what is painted: its fonts, its pictures.
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(atRest)
    const { paint, what, fillable, usable, answered, alive } = seen
    const isStillThere = fillable !== null && page.url() === new URL(address).href
    if (isStillThere && !(await page.locator('form').first().evaluate(holds, texts![0]!)))
      faults.push('What was typed first was lost')
    return { largestPaint: paint, largest: what, fillable, usable, answered, alive, bytes, requests, faults }
  } finally {
    await context.close()
  }
}
