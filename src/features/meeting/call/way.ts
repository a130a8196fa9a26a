import type { SignalBody } from '#contract/meeting/schemas.ts'
import type { Shown } from './shown-channel.ts'

export type LinkState = 'connecting' | 'connected' | 'interrupted'

/** The three lines of every call, in the order of their m-lines. */
export const lines = ['microphone', 'camera', 'screen'] as const
export type Line = (typeof lines)[number]

export type LocalTracks = Readonly<Record<Line, MediaStreamTrack | null>>

/** How one sees and hears another, and is seen: from browser to browser, or by way of a room on a server. */
export interface Way {
  readonly state: LinkState
  /** What the other side says that it shows; all off until it says so. */
  readonly shown: Shown
  /** Microphone and camera of the other side. */
  readonly face: MediaStream
  readonly screen: MediaStream
  /** The connection of this way alone, for its figures; `null` where there is none, or not now. */
  readonly peer: RTCPeerConnection | null
  senderOf(line: Line): RTCRtpSender | null
  /** Shows other tracks from now on. */
  show(tracks: LocalTracks, own: Shown): void
  receive(body: SignalBody): void
  close(): void
}
