/** What the browser of a story has of each: a device that works, none, or one that the person refused. */
export interface StoryDevices {
  readonly camera: 'works' | 'missing' | 'refused'
  readonly microphone: 'works' | 'missing' | 'refused'
}

const faultNames = { missing: 'NotFoundError', refused: 'NotAllowedError' } as const

/**
 * Gives the page these devices until the story is left: a camera that shows a still picture and a microphone that hears a steady tone, so
 * that a story is the same each time. For a story's `beforeEach`.
 */
export function withDevices(devices: StoryDevices): () => () => void {
  return () => {
    const sounds = new AudioContext()
    const media = Object.assign(new EventTarget(), {
      enumerateDevices: async () =>
        (
          [
            ['videoinput', 'camera', 'Camera above the screen'],
            ['audioinput', 'microphone', 'Microphone in the screen'],
          ] as const
        )
          .filter(([, kind]) => devices[kind] !== 'missing')
          .map(([kind, deviceId, label]) => ({ kind, deviceId, label, groupId: '' })),
      getUserMedia: async ({ video, audio }: MediaStreamConstraints) => {
        for (const [kind, wanted] of [
          ['camera', video],
          ['microphone', audio],
        ] as const) {
          const state = devices[kind]
          if (wanted && state !== 'works') throw new DOMException('', faultNames[state])
        }
        return new MediaStream([...(video ? stillPicture() : []), ...(audio ? steadyTone(sounds) : [])])
      },
    })
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: media })
    const permissions = {
      query: async ({ name }: { name: 'camera' | 'microphone' }) => ({
        state: devices[name] === 'refused' ? 'denied' : 'granted',
      }),
    }
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions })
    return () => {
      // The browser's own stand behind them.
      Reflect.deleteProperty(navigator, 'mediaDevices')
      Reflect.deleteProperty(navigator, 'permissions')
      void sounds.close()
    }
  }
}

function stillPicture(): MediaStreamTrack[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#5b7f95'
    context.fillRect(0, 0, 640, 360)
    context.fillStyle = '#f2d8c2'
    context.beginPath()
    context.arc(320, 170, 90, 0, 2 * Math.PI)
    context.fill()
  }
  return canvas.captureStream(5).getVideoTracks()
}

function steadyTone(context: AudioContext): MediaStreamTrack[] {
  const destination = context.createMediaStreamDestination()
  const oscillator = new OscillatorNode(context, { frequency: 220 })
  oscillator.connect(new GainNode(context, { gain: 0.3 })).connect(destination)
  oscillator.start()
  return destination.stream.getAudioTracks()
}
