interface FakeDevice {
  readonly kind: MediaDeviceKind
  readonly deviceId: string
  readonly label: string
}

export const camera = (id: string): FakeDevice => ({ kind: 'videoinput', deviceId: id, label: `Camera ${id}` })
export const microphone = (id: string): FakeDevice => ({ kind: 'audioinput', deviceId: id, label: `Microphone ${id}` })

class FakeTrack extends EventTarget {
  enabled = true
  readyState: MediaStreamTrackState = 'live'
  readonly label: string
  readonly kind: string
  readonly device: FakeDevice
  readonly applied: MediaTrackConstraints[] = []
  #blur = false
  readonly #canBlur: boolean

  constructor(device: FakeDevice, canBlur: boolean, blur: boolean) {
    super()
    this.device = device
    this.label = device.label
    this.kind = device.kind === 'videoinput' ? 'video' : 'audio'
    this.#canBlur = canBlur
    this.#blur = canBlur && blur
  }

  stop() {
    this.readyState = 'ended'
  }

  getSettings() {
    return { deviceId: this.device.deviceId, backgroundBlur: this.#blur }
  }

  getCapabilities() {
    return { backgroundBlur: this.#canBlur ? [false, true] : [false] }
  }

  async applyConstraints(constraints: MediaTrackConstraints) {
    this.applied.push(constraints)
    this.#blur = (constraints.backgroundBlur as { exact?: boolean } | undefined)?.exact ?? this.#blur
  }
}

const wish = (constraints: boolean | MediaTrackConstraints | undefined) =>
  (typeof constraints === 'object' ? constraints.deviceId : undefined) as { exact?: string; ideal?: string } | undefined

const fault = (name: string) => new DOMException('', name)

/** What a browser does with cameras and microphones that can be plugged in, unplugged, refused and taken by others. */
export class FakeMediaDevices extends EventTarget {
  present: FakeDevice[]
  readonly refused = new Set<MediaDeviceKind>()
  readonly busy = new Set<string>()
  readonly asked: MediaStreamConstraints[] = []
  readonly tracks: FakeTrack[] = []
  canBlur = false
  /** Answers wait until this is called off. */
  hold: Promise<void> | null = null

  constructor(...present: FakeDevice[]) {
    super()
    this.present = present
  }

  get asMediaDevices() {
    return this as unknown as MediaDevices
  }

  get live() {
    return this.tracks.filter((track) => track.readyState === 'live').map((track) => track.device.deviceId)
  }

  async enumerateDevices() {
    return this.present
  }

  async getUserMedia(constraints: MediaStreamConstraints) {
    this.asked.push(constraints)
    await this.hold
    const found = [this.#find('videoinput', constraints.video), this.#find('audioinput', constraints.audio)].filter(
      (device) => device !== null,
    )
    for (const { deviceId } of found) if (this.busy.has(deviceId)) throw fault('NotReadableError')
    const { video } = constraints
    const blur = typeof video === 'object' && (video.backgroundBlur as { ideal?: boolean } | undefined)?.ideal === true
    const tracks = found.map((device) => new FakeTrack(device, this.canBlur, blur))
    this.tracks.push(...tracks)
    const of = (kind: string) => tracks.filter((track) => track.kind === kind)
    return { getVideoTracks: () => of('video'), getAudioTracks: () => of('audio') } as unknown as MediaStream
  }

  plug(device: FakeDevice) {
    this.present = [...this.present, device]
    this.dispatchEvent(new Event('devicechange'))
  }

  unplug(deviceId: string) {
    this.present = this.present.filter((device) => device.deviceId !== deviceId)
    for (const track of this.tracks.filter((each) => each.readyState === 'live' && each.device.deviceId === deviceId)) {
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
    this.dispatchEvent(new Event('devicechange'))
  }

  /** Null where it is not asked for; a fault where it cannot be had. */
  #find(kind: MediaDeviceKind, constraints: boolean | MediaTrackConstraints | undefined): FakeDevice | null {
    if (!constraints) return null
    const devices = this.present.filter((device) => device.kind === kind)
    const { exact, ideal } = wish(constraints) ?? {}
    if (devices.length === 0) throw fault('NotFoundError')
    if (this.refused.has(kind)) throw fault('NotAllowedError')
    const found = devices.find(({ deviceId }) => deviceId === (exact ?? ideal)) ?? (exact === undefined ? devices[0] : undefined)
    if (!found) throw fault('OverconstrainedError')
    return found
  }
}

/** Permissions as the browser would tell them. */
export const permissionsOf = (states: Partial<Record<'camera' | 'microphone', PermissionState>>) => ({
  query: async ({ name }: { name: PermissionName }) =>
    ({ state: states[name as 'camera' | 'microphone'] ?? 'prompt' }) as PermissionStatus,
})
