import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { createLocalMedia } from './local-media.ts'
import { camera, FakeMediaDevices, microphone, permissionsOf } from './testing/fake-devices.ts'

beforeEach(() => browserStorage.clear())

const settled = () => vi.waitFor(() => Promise.resolve())

function make(devices: FakeMediaDevices, permissions = permissionsOf({ camera: 'granted', microphone: 'granted' })) {
  return createLocalMedia(devices.asMediaDevices, permissions)
}

describe('opening', () => {
  test('asks the browser once, for 720p and for sound', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'))
    const media = make(devices)
    await Promise.all([media.open(), media.open()])
    expect(devices.asked).toHaveLength(1)
    expect(devices.asked[0]).toMatchObject({
      video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } },
    })
    expect(media.state).toMatchObject({ camera: 'on', microphone: 'on', cameraId: 'c1', microphoneId: 'm1' })
    await media.open()
    expect(devices.asked).toHaveLength(1)
  })

  test('without a camera leaves the microphone working, and the other way about', async () => {
    const withoutCamera = make(new FakeMediaDevices(microphone('m1')))
    await withoutCamera.open()
    expect(withoutCamera.state).toMatchObject({ camera: 'missing', microphone: 'on' })
    const withoutMicrophone = make(new FakeMediaDevices(camera('c1')))
    await withoutMicrophone.open()
    expect(withoutMicrophone.state).toMatchObject({ camera: 'on', microphone: 'missing' })
  })

  test('of a camera that another program has says so, and takes it once that has let go', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'))
    devices.busy.add('c1')
    const media = make(devices)
    await media.open()
    expect(media.state).toMatchObject({ camera: 'busy', microphone: 'on' })
    devices.busy.clear()
    await media.open()
    expect(media.state.camera).toBe('on')
  })

  test('after a question that was sent away asks no second time', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'))
    devices.refused.add('videoinput')
    const media = make(devices, permissionsOf({}))
    await media.open()
    expect(devices.asked).toHaveLength(1)
    expect(media.state).toMatchObject({ camera: 'refused', microphone: 'refused' })
  })

  test('with a camera that is refused for good asks for the microphone alone', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'))
    devices.refused.add('videoinput')
    const media = make(devices, permissionsOf({ camera: 'denied', microphone: 'prompt' }))
    await media.open()
    expect(devices.asked).toHaveLength(2)
    expect(media.state).toMatchObject({ camera: 'refused', microphone: 'on' })
  })

  test('where the browser has no devices at all is a fault and no crash', async () => {
    const media = createLocalMedia(undefined, undefined)
    await media.open()
    expect(media.state).toMatchObject({ camera: 'unknown', microphone: 'unknown' })
    expect(await media.list()).toEqual([])
  })

  test('that ends after closing leaves nothing running', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'))
    let release = () => {}
    devices.hold = new Promise((resolve) => (release = resolve))
    const media = make(devices)
    const opened = media.open()
    media.close()
    release()
    await opened
    expect(devices.tracks).toHaveLength(2)
    expect(devices.live).toEqual([])
    expect(media.state).toMatchObject({ camera: 'off', microphone: 'off' })
  })
})

test('opened again while the closed opening is still asked for, everything is on', async () => {
  const devices = new FakeMediaDevices(camera('c1'), microphone('m1'))
  let release = () => {}
  devices.hold = new Promise((resolve) => (release = resolve))
  const media = make(devices)
  const first = media.open()
  media.close()
  const second = media.open()
  release()
  await Promise.all([first, second])
  expect(media.state).toMatchObject({ camera: 'on', microphone: 'on' })
  expect(devices.live).toEqual(['c1', 'm1'])
})

describe('turning', () => {
  test('the camera off lets it go and on opens it anew; opening does not turn it on', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'))
    const media = make(devices)
    await media.turnCamera(false)
    await media.open()
    expect(devices.live).toEqual(['m1'])
    await media.turnCamera(true)
    expect(devices.live).toEqual(['m1', 'c1'])
    await media.turnCamera(false)
    expect(devices.live).toEqual(['m1'])
    expect(media.videoTrack).toBeNull()
    expect(media.state.camera).toBe('off')
  })

  test('the camera off while the browser still asks keeps it off', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'))
    let release = () => {}
    devices.hold = new Promise((resolve) => (release = resolve))
    const media = make(devices)
    const opened = media.open()
    await media.turnCamera(false)
    release()
    await opened
    expect(devices.live).toEqual(['m1'])
    expect(media.state).toMatchObject({ camera: 'off', microphone: 'on' })
  })

  test('the microphone off keeps its track silent, also when another is chosen', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'), microphone('m2'))
    const media = make(devices)
    await media.open()
    media.turnMicrophone(false)
    expect(media.state.microphone).toBe('off')
    await media.choose('microphone', 'm2')
    expect(media.audioTrack).toMatchObject({ enabled: false, readyState: 'live' })
    expect(media.state).toMatchObject({ microphone: 'off', microphoneId: 'm2' })
    media.turnMicrophone(true)
    expect(media.audioTrack?.enabled).toBe(true)
    expect(devices.live).toEqual(['c1', 'm2'])
  })

  test('blur is offered where the camera has it, keeps the picture asked for, and is remembered', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'))
    const media = make(devices)
    await media.open()
    expect(media.state.blur).toBe('unavailable')
    media.close()
    devices.canBlur = true
    await media.open()
    expect(media.state.blur).toBe('off')
    await media.turnBlur(true)
    expect(media.state.blur).toBe('on')
    expect(devices.tracks.at(-2)?.applied).toEqual([
      expect.objectContaining({ height: { ideal: 720 }, backgroundBlur: { exact: true } }),
    ])
    const next = make(devices)
    await next.open()
    expect(next.state.blur).toBe('on')
  })
})

describe('choosing', () => {
  test('is remembered; what is chosen and not there any more is replaced without a fault', async () => {
    const devices = new FakeMediaDevices(camera('c1'), camera('c2'), microphone('m1'))
    const media = make(devices)
    await media.open()
    await media.choose('camera', 'c2')
    await media.choose('speaker', 's2')
    expect(devices.live).toEqual(['m1', 'c2'])
    media.close()
    const next = make(devices)
    await next.open()
    expect(next.state).toMatchObject({ cameraId: 'c2', speakerId: 's2' })
    next.close()
    devices.present = [camera('c1'), microphone('m1')]
    const later = make(devices)
    await later.open()
    expect(later.state).toMatchObject({ camera: 'on', cameraId: 'c1' })
  })

  test('one that is gone says that it is missing', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'))
    const media = make(devices)
    await media.open()
    await media.choose('camera', 'c9')
    expect(media.state.camera).toBe('missing')
  })

  test('a camera while it is off does not turn it on', async () => {
    const devices = new FakeMediaDevices(camera('c1'), camera('c2'), microphone('m1'))
    const media = make(devices)
    await media.open()
    await media.turnCamera(false)
    await media.choose('camera', 'c2')
    expect(devices.live).toEqual(['m1'])
    expect(media.state).toMatchObject({ camera: 'off', cameraId: 'c2' })
  })
})

describe('unplugged', () => {
  test('another of the kind takes its place and is named', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'), microphone('m2'))
    const media = make(devices)
    await media.open()
    devices.unplug('m1')
    await vi.waitFor(() => expect(media.state.replacement).toEqual({ kind: 'microphone', label: 'Microphone m2' }))
    expect(media.state).toMatchObject({ microphone: 'on', microphoneId: 'm2', camera: 'on' })
    await media.choose('microphone', 'm2')
    expect(media.state.replacement).toBeNull()
  })

  test('the only one says so, and works again once it is back', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'))
    const media = make(devices)
    await media.open()
    devices.unplug('c1')
    await settled()
    await vi.waitFor(() => expect(media.state.camera).toBe('unplugged'))
    expect(devices.live).toEqual(['m1'])
    devices.plug(camera('c1'))
    await vi.waitFor(() => expect(media.state.camera).toBe('on'))
  })

  test('plugged in while the camera is off turns nothing on', async () => {
    const devices = new FakeMediaDevices(camera('c1'), microphone('m1'))
    const media = make(devices)
    await media.open()
    await media.turnCamera(false)
    const asked = devices.asked.length
    devices.plug(camera('c2'))
    await settled()
    expect(devices.asked).toHaveLength(asked)
  })

  test('after closing nothing is opened', async () => {
    const devices = new FakeMediaDevices(microphone('m1'))
    const media = make(devices)
    await media.open()
    media.close()
    devices.plug(camera('c1'))
    await settled()
    expect(devices.live).toEqual([])
  })
})

test('the state is another object with each change, and the same without one', async () => {
  const media = make(new FakeMediaDevices(camera('c1'), microphone('m1')))
  const states = [media.state]
  const stop = media.onChange(() => states.push(media.state))
  await media.open()
  expect(new Set(states).size).toBe(states.length)
  expect(media.state).toBe(media.state)
  stop()
  media.turnMicrophone(false)
  expect(states.at(-1)?.microphone).toBe('on')
})
