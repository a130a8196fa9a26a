import { type Shown, showsNothing } from './shown-channel.ts'
import type { LinkState, Way } from './way.ts'

/** The way to another by a room on a server: what carries the room writes here how it stands. */
export class RoomWay implements Way {
  state: LinkState = 'connecting'
  shown: Shown = showsNothing
  readonly face = new MediaStream()
  readonly screen = new MediaStream()
  readonly peer = null

  senderOf(): null {
    return null
  }

  /** The room shows the same to all. */
  show(): void {}

  /** Nothing is negotiated with each other. */
  receive(): void {}

  close(): void {
    for (const stream of [this.face, this.screen]) for (const track of stream.getTracks()) stream.removeTrack(track)
  }
}
