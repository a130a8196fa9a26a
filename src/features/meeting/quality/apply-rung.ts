import type { Rung } from './ladder.ts'

/** The picture's short side, frames and bits a second; sound alone sends no picture. */
const sent = {
  hd: { shortSide: 720, maxFramerate: 30, maxBitrate: 1_800_000 },
  vga: { shortSide: 480, maxFramerate: 30, maxBitrate: 800_000 },
  low: { shortSide: 360, maxFramerate: 20, maxBitrate: 350_000 },
} as const

/** What of an encoding a rung decides. A picture is never made larger than the camera gives it, and held upright it stays upright. */
export function encodingFor(rung: Rung, size: Pick<MediaTrackSettings, 'width' | 'height'>): RTCRtpEncodingParameters {
  if (rung === 'sound') return { active: false }
  const { shortSide, ...limits } = sent[rung]
  const own = Math.min(size.width ?? shortSide, size.height ?? shortSide)
  return { ...limits, active: true, scaleResolutionDownBy: Math.max(1, own / shortSide) }
}

/** One change of a sender at a time: the browser refuses a second one that began with what was true before the first. */
const underWay = new WeakMap<RTCRtpSender, Promise<void>>()

/** Sends the picture on this rung, with the one encoding that it has, without negotiating anew. */
export function applyRung(sender: RTCRtpSender, rung: Rung): Promise<void> {
  const done = (underWay.get(sender) ?? Promise.resolve()).then(() => change(sender, rung))
  underWay.set(sender, done)
  return done
}

async function change(sender: RTCRtpSender, rung: Rung): Promise<void> {
  const parameters = sender.getParameters()
  const [encoding] = parameters.encodings
  // Not negotiated yet: the next sample comes soon.
  if (!encoding) return
  Object.assign(encoding, encodingFor(rung, sender.track?.getSettings() ?? {}))
  try {
    await sender.setParameters(parameters)
  } catch {
    // Its line has ended, or was negotiated meanwhile; of a line that goes on the next change is taken.
  }
}
