import { expect, type BrowserContext } from '@playwright/test'

export interface Console {
  watch(context: BrowserContext): void
  /** From here on, faults whose text matches belong to the journey: a refused call, a broken network. */
  allow(pattern: RegExp): void
  /** Fails on what was not allowed. */
  check(): void
}

/** Gathers errors and violations of the content policy from every page of the watched browsers. */
export function watchConsole(): Console {
  const faults: string[] = []
  const allowed: RegExp[] = []
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) faults.push(text)
  }
  return {
    watch(context) {
      context.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error' || /content security policy/i.test(text))
          note(`${text} (${message.location().url}) on ${message.page()?.url() ?? 'a page'}`)
      })
      context.on('weberror', (error) =>
        note(`${error.error().stack ?? error.error().message} on ${error.page()?.url() ?? 'a page'}`),
      )
    },
    allow: (pattern) => void allowed.push(pattern),
    check: () => expect(faults, 'errors in the console').toEqual([]),
  }
}
