/** What somebody shows, as they say themselves. */
export interface Shown {
  readonly microphone: boolean
  readonly camera: boolean
  readonly screen: boolean
}

export const showsNothing: Shown = { microphone: false, camera: false, screen: false }

/** Tells the other side over the data channel what one shows, and hears what it shows: all off until it says so. */
export class ShownChannel {
  shown: Shown = showsNothing
  readonly #changed: () => void
  #own: Shown = showsNothing
  #channel: RTCDataChannel | null = null

  constructor(changed: () => void) {
    this.#changed = changed
  }

  use(channel: RTCDataChannel): void {
    this.#channel = channel
    channel.addEventListener('open', () => this.tell(this.#own))
    channel.addEventListener('message', ({ data }) => {
      const shown = readShown(data)
      if (!shown) return
      this.shown = shown
      this.#changed()
    })
  }

  tell(own: Shown): void {
    this.#own = own
    if (this.#channel?.readyState === 'open') this.#channel.send(JSON.stringify(own))
  }

  /** The connection is gone, and the channel with it. */
  drop(): void {
    this.#channel = null
  }
}

function readShown(data: unknown): Shown | null {
  try {
    const said = JSON.parse(String(data)) as Partial<Record<keyof Shown, unknown>>
    return { microphone: said.microphone === true, camera: said.camera === true, screen: said.screen === true }
  } catch {
    return null
  }
}
