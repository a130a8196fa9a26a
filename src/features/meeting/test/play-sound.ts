const notes = [523.25, 659.25]
const noteSeconds = 0.45

/** Plays two soft notes on the chosen speaker, until they have ended. Rejects where the browser refuses to play. */
export async function playSound(speakerId: string | null): Promise<void> {
  const context = new AudioContext()
  try {
    await context.resume()
    const destination = context.createMediaStreamDestination()
    const audio = new Audio()
    audio.srcObject = destination.stream
    // A speaker that is not there any more: on that which the device has chosen.
    if (speakerId !== null && 'setSinkId' in audio) await audio.setSinkId(speakerId).catch(() => {})
    await audio.play()
    const last = notes.map((frequency, place) => play(context, destination, frequency, place * noteSeconds)).at(-1)
    await new Promise((resolve) => last?.addEventListener('ended', resolve))
    audio.pause()
  } finally {
    await context.close()
  }
}

function play(context: AudioContext, destination: AudioNode, frequency: number, after: number): OscillatorNode {
  const begins = context.currentTime + after
  const oscillator = new OscillatorNode(context, { frequency })
  const volume = new GainNode(context, { gain: 0 })
  // Faded in and out, so that nothing clicks.
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(0.3, begins + 0.05)
  volume.gain.linearRampToValueAtTime(0, begins + noteSeconds)
  oscillator.connect(volume).connect(destination)
  oscillator.start(begins)
  oscillator.stop(begins + noteSeconds)
  return oscillator
}
