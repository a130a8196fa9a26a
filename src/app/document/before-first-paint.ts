/** Where the appearance chosen on this device is kept. */
export const themeKey = 'carenest:theme'
/** Says that this device has the shipped fonts: it was here before. */
export const fontsKey = 'carenest:fonts'

/** Which of this device's keys hold what the page must know before it is painted. */
export interface DeviceKeys {
  theme: string
  fonts: string
  login: string
  locale: string
  /** Name in the address that outweighs the language chosen on the device. */
  language: string
}

/** A control that was pressed or filled in before the application had come, and what it held then. */
export interface EarlyDeed {
  readonly control: Element
  readonly value?: string
  readonly checked?: boolean
}

export interface EarlyDeeds {
  /** In the order in which they were done. */
  readonly deeds: readonly EarlyDeed[]
  readonly stop: () => void
}

declare global {
  interface Window {
    /** There until the page has come alive. */
    early?: EarlyDeeds
  }
}

/**
 * Runs within the page, before its first paint and without the application: shows the chosen appearance, hides what a visitor would see
 * from who is signed in or reads another language, has a first visit's fonts wait until the page is alive, and keeps what is pressed
 * meanwhile (`replay.ts`). Self-contained: the build writes
 * it into the page (`scripts/before-first-paint-plugin.ts`), and the content policy knows it by its hash.
 */
export function beforeFirstPaint(keys: DeviceKeys): void {
  const page = document.documentElement
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const theme = read(keys.theme)
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme
  if (!read(keys.fonts)) page.dataset['fonts'] = 'later'
  if (read(keys.login)?.includes('token')) page.dataset['signedIn'] = ''
  const locale = read(keys.locale)
  if (locale && locale !== page.lang && !new URLSearchParams(location.search).has(keys.language))
    page.dataset['otherLanguage'] = ''

  const deeds: EarlyDeed[] = []
  const keep = (event: Event) => {
    const target = event.target as HTMLInputElement
    const control = event.type === 'input' ? target : target.closest('button')
    if (!control) return
    if (event.type === 'click') {
      event.preventDefault()
      // It is seen and said that the press counts (`base.css`).
      control.dataset['pressed'] = ''
      control.ariaBusy = 'true'
    }
    deeds.push({ control, value: target.value, checked: target.checked })
  }
  for (const kind of ['click', 'input']) addEventListener(kind, keep, true)
  window.early = {
    deeds,
    stop: () => {
      for (const kind of ['click', 'input']) removeEventListener(kind, keep, true)
    },
  }
}
