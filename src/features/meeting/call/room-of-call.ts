import type { RoomPass } from '#contract/meeting/schemas.ts'
import { RoomWay } from './room-way.ts'
import { retryPauses } from './signal-line.ts'
import { type Shown, showsNothing } from './shown-channel.ts'
import type { Timers } from './timers.ts'
import type { LocalTracks } from './way.ts'

/** What a room tells of. */
export interface RoomHears {
  /** The way to a connection, by its id. */
  readonly wayOf: (connection: string) => RoomWay
  readonly changed: () => void
  /** The room cannot be reached any more by this pass. */
  readonly lost: () => void
}

/** A room that one is in. */
export interface RoomCarrier {
  show(tracks: LocalTracks, own: Shown): void
  close(): void
}

export type OpenRoom = (pass: RoomPass, hears: RoomHears) => Promise<RoomCarrier>

export interface RoomNeeds {
  readonly pass: () => Promise<RoomPass>
  readonly open: OpenRoom
  readonly timers: Timers
  readonly changed: () => void
}

/** One's place in the room that carries a call of more than four: got into with a fresh pass, and again when it was lost. */
export class RoomOfCall {
  readonly #needs: RoomNeeds
  readonly #ways = new Map<string, RoomWay>()
  #tracks: LocalTracks = { microphone: null, camera: null, screen: null }
  #own: Shown = showsNothing
  #carrier: RoomCarrier | null = null
  #isClosed = false
  #cancel = () => {}

  constructor(needs: RoomNeeds) {
    this.#needs = needs
    void this.#enter(0)
  }

  wayOf(connection: string): RoomWay {
    const way = this.#ways.get(connection) ?? new RoomWay()
    this.#ways.set(connection, way)
    return way
  }

  show(tracks: LocalTracks, own: Shown): void {
    this.#tracks = tracks
    this.#own = own
    this.#carrier?.show(tracks, own)
  }

  close(): void {
    this.#isClosed = true
    this.#cancel()
    this.#carrier?.close()
    this.#carrier = null
  }

  async #enter(attempt: number): Promise<void> {
    const hears: RoomHears = {
      wayOf: (connection) => this.wayOf(connection),
      changed: this.#needs.changed,
      lost: () => this.#again(0),
    }
    try {
      const carrier = await this.#needs.open(await this.#needs.pass(), hears)
      if (this.#isClosed) return carrier.close()
      this.#carrier = carrier
      carrier.show(this.#tracks, this.#own)
    } catch {
      this.#again(attempt + 1)
    }
  }

  #again(attempt: number): void {
    if (this.#isClosed) return
    this.#carrier = null
    for (const way of this.#ways.values()) if (way.state === 'connected') way.state = 'interrupted'
    this.#needs.changed()
    const pause = retryPauses[Math.min(attempt, retryPauses.length - 1)]!
    this.#cancel()
    this.#cancel = this.#needs.timers.after(pause * (0.5 + this.#needs.timers.random() / 2), () => void this.#enter(attempt))
  }
}
