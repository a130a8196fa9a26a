import { faultOf, type DeviceFault } from './device-fault.ts'

export type InputKind = 'camera' | 'microphone'
export type DeviceStanding = 'on' | 'off' | DeviceFault

const keys = { camera: 'video', microphone: 'audio' } as const
const comingBack: ReadonlySet<DeviceStanding> = new Set(['missing', 'busy', 'unplugged'])

interface Needs {
  readonly devices: MediaDevices | undefined
  /** What the browser is asked for. */
  readonly constraints: () => MediaTrackConstraints
  readonly changed: () => void
  /** The device went away while it was in use, and one of this name took its place. */
  readonly replaced: (label: string) => void
}

/** A camera or a microphone: its track, how it stands, and that what the browser answers late changes nothing any more. */
export class InputDevice {
  standing: DeviceStanding = 'off'
  track: MediaStreamTrack | null = null
  /** Of the device in use, or of the last one. */
  deviceId: string | null = null
  /** Whether the person wants it on, whatever stands in the way. */
  wanted = false
  /** Counts what was asked: an answer to anything but the last question is let go. */
  #question = 0
  #isWaiting = false
  #listening = new AbortController()
  readonly kind: InputKind
  readonly #needs: Needs

  constructor(kind: InputKind, needs: Needs) {
    this.kind = kind
    this.#needs = needs
  }

  get key() {
    return keys[this.kind]
  }

  get constraints(): MediaTrackConstraints {
    return this.#needs.constraints()
  }

  get isLive(): boolean {
    return this.track?.readyState === 'live'
  }

  /** Begins a question; answers its number, for `take` and `fail`. */
  ask(): number {
    this.wanted = true
    this.#isWaiting = true
    return (this.#question += 1)
  }

  /** Nothing else was asked since, and it was not closed. */
  isLast(question: number): boolean {
    return question === this.#question
  }

  /** What the browser gave for a question. A track that is not wanted any more is stopped, so that its light goes out. */
  take(question: number, stream: MediaStream): void {
    const [track] = this.key === 'video' ? stream.getVideoTracks() : stream.getAudioTracks()
    if (!track) return this.fail(question, 'missing')
    if (!this.isLast(question)) return track.stop()
    this.#release()
    this.#isWaiting = false
    this.track = track
    this.deviceId = track.getSettings().deviceId ?? null
    this.standing = 'on'
    this.#listening = new AbortController()
    const { signal } = this.#listening
    track.addEventListener('ended', () => void this.#lost(), { signal })
    track.addEventListener('configurationchange', () => this.#needs.changed(), { signal })
    this.#needs.changed()
  }

  fail(question: number, fault: DeviceFault): void {
    if (!this.isLast(question)) return
    this.#release()
    this.#isWaiting = false
    this.standing = fault
    this.#needs.changed()
  }

  /** Opens it by itself; answers how it stands then. */
  async open(constraints: MediaTrackConstraints = this.constraints): Promise<DeviceStanding> {
    const question = this.ask()
    const { devices } = this.#needs
    try {
      if (devices) this.take(question, await devices.getUserMedia({ [this.key]: constraints }))
      else this.fail(question, 'unknown')
    } catch (error) {
      this.fail(question, faultOf(error))
    }
    return this.standing
  }

  /** Another of the kind. The one before is let go first: many phones have one camera open at a time. */
  async switchTo(deviceId: string): Promise<void> {
    this.#release()
    await this.open({ ...this.constraints, deviceId: { exact: deviceId } })
  }

  /** Stopped: the device is free, and a light that it has goes out. */
  close(): void {
    this.wanted = false
    this.#isWaiting = false
    this.#question += 1
    this.#release()
    this.standing = 'off'
    this.#needs.changed()
  }

  /** Devices came or went: what is wanted and was not there may be there now. */
  async lookAgain(): Promise<void> {
    if (this.wanted && !this.#isWaiting && comingBack.has(this.standing)) await this.open()
  }

  /** Unplugged, or taken away by the browser: another of the kind takes its place where there is one. */
  async #lost(): Promise<void> {
    this.#release()
    this.standing = 'unplugged'
    this.#needs.changed()
    const question = this.#question + 1
    const standing = await this.open({ ...this.constraints, deviceId: undefined })
    if (!this.isLast(question)) return
    // That it was unplugged says more than that there is none.
    if (standing === 'missing') this.standing = 'unplugged'
    if (this.track) this.#needs.replaced(this.track.label)
    else this.#needs.changed()
  }

  #release(): void {
    this.#listening.abort()
    this.track?.stop()
    this.track = null
  }
}
