import type { SignalBody } from '#contract/meeting/schemas.ts'
import { PeerLink } from '../call/peer-link.ts'
import { browserTimers } from '../call/timers.ts'
import type { LocalTracks } from '../call/way.ts'

const all = { microphone: true, camera: true, screen: false } as const

/** A picture that moves, of one colour: what a side sends. */
function movingPicture(colour: string): MediaStreamTrack {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 320, height: 180 })
  const context = canvas.getContext('2d')!
  const track = canvas.captureStream(30).getVideoTracks()[0]!
  let turn = 0
  const draw = () => {
    context.fillStyle = colour
    context.fillRect(0, 0, 320, 180)
    context.fillStyle = '#ffffff'
    context.fillRect((turn += 4) % 320, 60, 40, 60)
    if (track.readyState === 'live') setTimeout(draw, 33)
  }
  draw()
  return track
}

export const tracksOf = (colour: string): LocalTracks => ({ microphone: null, camera: movingPicture(colour), screen: null })

/** Both sides of a call in one page, and what carries their signals, which a test holds back and lets go. */
export class TwoSides {
  readonly #listeners = new Set<() => void>()
  /** Counts what changed. */
  changes = 0
  #held: (() => void)[] | null = null
  doctor!: PeerLink
  patient!: PeerLink
  #doctorTracks = tracksOf('#0f766e')
  #patientTracks = tracksOf('#b4532a')
  /** Times that a side asked for the servers of its way. */
  askedForServers = 0

  constructor() {
    this.meet()
  }

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** New connections on both sides, as after a reload; what was on its way to the old ones is lost with them. */
  meet(): void {
    this.close()
    const links: { doctor?: PeerLink; patient?: PeerLink } = {}
    const make = (isPolite: boolean, tracks: LocalTracks, other: () => PeerLink | undefined) => {
      const needs = {
        isPolite,
        iceServers: async () => ((this.askedForServers += 1), []),
        send: (body: SignalBody) => this.#carry(() => other()?.receive(structuredClone(body))),
        timers: browserTimers,
        changed: () => this.#tell(),
      }
      const link = new PeerLink(needs, tracks)
      link.show(tracks, all)
      return link
    }
    links.doctor = make(false, this.#doctorTracks, () => links.patient)
    links.patient = make(true, this.#patientTracks, () => links.doctor)
    this.doctor = links.doctor
    this.patient = links.patient
    this.#tell()
  }

  /** Another camera on the doctor's side. */
  changeCamera(): void {
    this.#doctorTracks.camera?.stop()
    this.#doctorTracks = tracksOf('#4338ca')
    this.doctor.show(this.#doctorTracks, all)
  }

  hold(): void {
    this.#held = []
  }

  get heldCount(): number {
    return this.#held?.length ?? 0
  }

  release(): void {
    const held = this.#held ?? []
    this.#held = null
    for (const carry of held) carry()
  }

  close(): void {
    this.#held = null
    // None of them is there before the first meeting.
    for (const link of [this.doctor, this.patient] as (PeerLink | undefined)[]) link?.close()
  }

  #tell(): void {
    this.changes += 1
    for (const listener of this.#listeners) listener()
  }

  #carry(deliver: () => void): void {
    if (this.#held) this.#held.push(deliver)
    else setTimeout(deliver, 5)
  }
}
