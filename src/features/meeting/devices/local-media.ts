import { faultOf } from './device-fault.ts'
import { mayAskAlone, permissionOf } from './device-permission.ts'
import { InputDevice, type DeviceStanding, type InputKind } from './input-device.ts'
import { readRemembered, remember, type RememberedDevices } from './remembered-devices.ts'

export type { DeviceFault } from './device-fault.ts'
export type { DeviceStanding } from './input-device.ts'
export type DeviceKind = 'camera' | 'microphone' | 'speaker'

export interface LocalState {
  readonly camera: DeviceStanding
  readonly microphone: DeviceStanding
  readonly cameraId: string | null
  readonly microphoneId: string | null
  readonly speakerId: string | null
  readonly blur: 'on' | 'off' | 'unavailable'
  /** The last device that took the place of an unplugged one, by its own name; until something is chosen or turned. */
  readonly replacement: { readonly kind: InputKind; readonly label: string } | null
}

/** Camera, microphone and speaker of the person before the screen. */
export interface LocalMedia {
  /** A new object with each change. */
  readonly state: LocalState
  readonly audioTrack: MediaStreamTrack | null
  readonly videoTrack: MediaStreamTrack | null
  readonly onChange: (listener: () => void) => () => void
  /** Camera and microphone, with one question of the browser; one that fails leaves the other working. What is on stays as it is. */
  open(): Promise<void>
  /** Off stops the track, so that the light goes out; on opens it anew. */
  turnCamera(on: boolean): Promise<void>
  turnMicrophone(on: boolean): void
  /** Remembered in this browser. */
  choose(kind: DeviceKind, deviceId: string): Promise<void>
  /** Does nothing where the browser does not offer it. */
  turnBlur(on: boolean): Promise<void>
  list(): Promise<readonly MediaDeviceInfo[]>
  /** Stops everything. It can be opened again. */
  close(): void
}

const picture: MediaTrackConstraints = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } }
const sound: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

export function createLocalMedia(
  devices: MediaDevices | undefined = globalThis.navigator?.mediaDevices,
  permissions: Pick<Permissions, 'query'> | undefined = globalThis.navigator?.permissions,
): LocalMedia {
  const listeners = new Set<() => void>()
  let remembered = readRemembered()
  let replacement: LocalState['replacement'] = null
  // What the person wants outlives a closing: nobody is seen or heard again who did not say so.
  let isMuted = false
  let isHidden = false
  let blur: LocalState['blur'] = 'unavailable'
  let opening: Promise<void> | null = null
  let following = new AbortController()

  const needs = (kind: InputKind, constraints: () => MediaTrackConstraints) => ({
    devices,
    constraints: () => ({ ...constraints(), ...(remembered[kind] && { deviceId: { ideal: remembered[kind] } }) }),
    changed,
    replaced: (label: string) => change({ replacement: { kind, label } }),
  })
  const camera = new InputDevice(
    'camera',
    needs('camera', () => ({ ...picture, ...(remembered.blur && { backgroundBlur: { ideal: true } }) })),
  )
  const microphone = new InputDevice(
    'microphone',
    needs('microphone', () => sound),
  )
  const inputs = { camera, microphone }
  let state = read()

  function read(): LocalState {
    return {
      camera: camera.standing,
      microphone: microphone.standing === 'on' && isMuted ? 'off' : microphone.standing,
      cameraId: idOf(camera),
      microphoneId: idOf(microphone),
      speakerId: remembered.speaker,
      blur,
      replacement,
    }
  }

  /** Of what is not open, the chosen one. */
  function idOf(input: InputDevice) {
    return input.track ? input.deviceId : (remembered[input.kind] ?? input.deviceId)
  }

  function changed() {
    if (microphone.track) microphone.track.enabled = !isMuted
    // Of a camera that is off stands what it said last.
    if (camera.track) blur = blurOf(camera.track)
    state = read()
    for (const listener of Array.from(listeners)) listener()
  }

  function change(next: { replacement?: LocalState['replacement']; remembered?: Partial<RememberedDevices> }) {
    if (next.replacement !== undefined) ({ replacement } = next)
    if (next.remembered) remember((remembered = { ...remembered, ...next.remembered }))
    changed()
  }

  function follow() {
    following.abort()
    following = new AbortController()
    devices?.addEventListener('devicechange', () => void devicesChanged(), { signal: following.signal })
  }

  async function devicesChanged() {
    changed()
    await Promise.all([camera.lookAgain(), microphone.lookAgain()])
  }

  async function openBoth(): Promise<void> {
    follow()
    const [first, second] = [camera, microphone].filter((input) => !input.isLive && !(input === camera && isHidden))
    if (!first) return
    if (!second || !devices) return void (await Promise.all([first.open(), second?.open()]))
    const asked = [first, second].map((input) => ({ input, question: input.ask() }))
    try {
      const stream = await devices.getUserMedia({ video: camera.constraints, audio: microphone.constraints })
      for (const { input, question } of asked) input.take(question, stream)
    } catch (error) {
      const fault = faultOf(error)
      const permission = {
        camera: await permissionOf('camera', permissions),
        microphone: await permissionOf('microphone', permissions),
      }
      for (const { input, question } of asked) {
        const other = input.kind === 'camera' ? 'microphone' : 'camera'
        if (fault === 'refused' && !mayAskAlone(permission[input.kind], permission[other])) input.fail(question, fault)
        else if (input.isLast(question)) await input.open()
      }
    }
  }

  return {
    get state() {
      return state
    },
    get audioTrack() {
      return microphone.track
    },
    get videoTrack() {
      return camera.track
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open() {
      if (opening) return opening
      const begun = openBoth().finally(() => {
        if (opening === begun) opening = null
      })
      return (opening = begun)
    },
    async turnCamera(on) {
      isHidden = !on
      replacement = null
      if (!on) camera.close()
      else if (!camera.isLive) await camera.open()
    },
    turnMicrophone(on) {
      isMuted = !on
      change({ replacement: null })
      if (on && !microphone.isLive) void microphone.open()
    },
    async choose(kind, deviceId) {
      change({ replacement: null, remembered: { [kind]: deviceId } })
      if (kind !== 'speaker' && inputs[kind].wanted) await inputs[kind].switchTo(deviceId)
    },
    async turnBlur(on) {
      if (state.blur === 'unavailable') return
      change({ remembered: { blur: on } })
      await camera.track?.applyConstraints({ ...picture, backgroundBlur: { exact: on } }).catch(() => {})
      changed()
    },
    list: async () => (await devices?.enumerateDevices()) ?? [],
    close() {
      following.abort()
      opening = null
      replacement = null
      for (const input of Object.values(inputs)) input.close()
    },
  }
}

/** Whether the picture's ground can be blurred, by what the camera says. */
function blurOf(track: MediaStreamTrack): LocalState['blur'] {
  const offered = track.getCapabilities?.().backgroundBlur ?? []
  if (!offered.includes(true) || !offered.includes(false)) return 'unavailable'
  return track.getSettings().backgroundBlur ? 'on' : 'off'
}
