import type { Sending, SentEarly } from '#shared/api/sent-early.ts'

/** Where the appearance chosen on this device is kept. */
export const themeKey = 'carenest:theme'
/** Says that this device has the shipped fonts: it was here before. */
export const fontsKey = 'carenest:fonts'

/** What the page must know before it is painted: which of this device's keys hold it, and how it speaks to the server. */
export interface EarlyKnowledge {
  theme: string
  fonts: string
  login: string
  locale: string
  /** Name in the address that outweighs the language chosen on the device. */
  language: string
  /** Of a call in nobody's name. */
  headers: Readonly<Record<string, string>>
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
  readonly sent?: SentEarly
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
 * meanwhile (`replay.ts`). A form that says where it goes (`Sending`) goes there at once when it is filled in: on a slow line its answer is
 * there when the application is. Self-contained: the build writes it into the page (`scripts/before-first-paint-plugin.ts`), and the
 * content policy knows it by its hash.
 */
export function beforeFirstPaint(keys: EarlyKnowledge): void {
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
  let sent: SentEarly | undefined
  const send = (form: HTMLFormElement) => {
    const fields = Object.fromEntries(new FormData(form))
    const { sends } = form.dataset
    if (!sends || !form.checkValidity() || Object.values(fields).includes('')) return
    const { address, with: more } = JSON.parse(sends) as Sending
    const body = JSON.stringify({ ...fields, ...more })
    // Pressed again it is sent again only if something else is in it.
    if (sent?.body === body) return
    sent = { address, body, answer: fetch(address, { method: 'POST', headers: keys.headers, body }) }
    // Told when the application takes the answer.
    sent.answer.catch(() => {})
  }
  const press = (button: HTMLButtonElement) => {
    // It is seen and said that the press counts (`base.css`).
    button.dataset['pressed'] = ''
    button.ariaBusy = 'true'
    deeds.push({ control: button })
    if (button.form && button.type === 'submit') send(button.form)
  }
  const keep = (event: Event) => {
    const control = event.target as HTMLInputElement
    if (event.type === 'input') {
      deeds.push({ control, value: control.value, checked: control.checked })
      return
    }
    const isSent = event.type === 'submit'
    const button = isSent ? control.querySelector<HTMLButtonElement>('[type=submit]') : control.closest('button')
    if (isSent || button) event.preventDefault()
    if (button) press(button)
  }
  const kinds = ['click', 'input', 'submit']
  for (const kind of kinds) addEventListener(kind, keep, true)
  window.early = {
    deeds,
    get sent() {
      return sent
    },
    stop: () => {
      for (const kind of kinds) removeEventListener(kind, keep, true)
    },
  }
}
