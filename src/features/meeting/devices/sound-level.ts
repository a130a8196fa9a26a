/** Seconds without any sound after which nobody is heard. */
export const silentAfterSeconds = 8

/** Below this nothing is heard: even a quiet room with a working microphone is above. Samples lie between -1 and 1. */
const nothing = 0.0008
const looksEvery = 100

interface Listening {
  /** The level now, root mean square of the last samples, 0 to 1; `null` while the browser lets no sound be worked with. */
  read(): number | null
  stop(): void
}

/** Listens to a track by itself: its copy goes on being the call's. `null` where the browser has no sound to work with. */
export function listenTo(track: MediaStreamTrack): Listening | null {
  if (!('AudioContext' in globalThis)) return null
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  // Begun without somebody's touch it would wait.
  const resume = () => void context.resume().catch(() => {})
  resume()
  addEventListener('pointerdown', resume)
  const samples = new Float32Array(analyser.fftSize)
  return {
    read() {
      if (context.state !== 'running') return null
      analyser.getFloatTimeDomainData(samples)
      return levelOf(samples)
    },
    stop() {
      removeEventListener('pointerdown', resume)
      void context.close().catch(() => {})
    },
  }
}

/** Root mean square: how loud samples are. */
export function levelOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length)
}

/**
 * Tells by each level whether nothing has been heard for `silentAfterSeconds`. Neither a track that is off nor a level that nobody
 * knows (`null`) is silence: counting begins anew after it. Answers `null` while nothing is another.
 */
export function createSilence(now: number): (level: number | null, isOn: boolean, now: number) => boolean | null {
  let heardAt = now
  let isSilent = false
  return (level, isOn, at) => {
    if (!isOn || level === null || level > nothing) heardAt = at
    const next = at - heardAt >= silentAfterSeconds * 1000
    if (next === isSilent) return null
    return (isSilent = next)
  }
}

/** Calls back when a microphone that is on has given nothing for 8 seconds, and when it is heard again. Answers how to stop. */
export function watchLevel(track: MediaStreamTrack, onSilent: (silent: boolean) => void): () => void {
  const listening = listenTo(track)
  if (!listening) return () => {}
  const take = createSilence(performance.now())
  const timer = setInterval(() => {
    const isSilent = take(listening.read(), track.enabled && track.readyState === 'live', performance.now())
    if (isSilent !== null) onSilent(isSilent)
  }, looksEvery)
  return () => {
    clearInterval(timer)
    listening.stop()
  }
}
