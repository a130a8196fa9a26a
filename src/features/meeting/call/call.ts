import { isPolite } from '#contract/meeting/rules.ts'
import type { Peer, ReceivedSignal } from '#contract/meeting/schemas.ts'
import { presenceSeconds, type Carrier } from '#contract/meeting/values.ts'
import { isApiError } from '#shared/api/api-error.ts'
import type { LocalMedia } from '../devices/local-media.ts'
import { endBy, type CallApi } from './call-api.ts'
import type { CallStanding, CallView, PeerView } from './call-slice.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { PeerLink } from './peer-link.ts'
import { type OpenRoom, RoomOfCall } from './room-of-call.ts'
import type { Shown } from './shown-channel.ts'
import { createSignalLine, retryPauses, type SignalLine } from './signal-line.ts'
import type { Timers } from './timers.ts'
import type { LocalTracks, Way } from './way.ts'

export interface CallNeeds {
  /** The appointment's id, or the guest's own. */
  readonly meeting: string
  readonly api: CallApi
  readonly media: LocalMedia
  readonly timers: Timers
  /** Hears what the hub announces of the meeting; `kind` is `null` when something may have been missed. Answers how to stop. */
  readonly watch: (heard: (kind: string | null, to: string | null) => void) => () => void
  readonly changed: (view: CallView) => void
  /** Goes into the room that carries a call of more than four. */
  readonly openRoom: OpenRoom
}

interface Member {
  readonly peer: Peer
  readonly link: Way
  quality: PeerView['quality']
}

/** Milliseconds between two looks for signals while a way is not found: the hub may be away just then. */
const lookAgain = 1500

/**
 * One's own side of a call: joins, keeps a way to every other connection, and shows itself. Picture and sound never wait for the server: a
 * way that stands stays, also while calls or the hub fail, until the other side has left or has come back with another connection.
 */
export class Call {
  readonly #needs: CallNeeds
  readonly #members = new Map<string, Member>()
  #standing: CallStanding = 'joining'
  #self: Peer | null = null
  #line: SignalLine | null = null
  #iceServers: readonly RTCIceServer[] = []
  #hasRelay = false
  #isFirstWay = true
  #screen: MediaStreamTrack | null = null
  #room: RoomOfCall | null = null
  #isReached = true
  #isTelling = false
  /** Gives a sign of life, and learns who is there. */
  readonly #look = oneAtATime(() => this.#renewPresence())
  readonly #stops: (() => void)[] = []

  constructor(needs: CallNeeds) {
    this.#needs = needs
  }

  /** Comes in, and tries again while the server cannot be reached. */
  async start(): Promise<void> {
    this.#stops.push(this.#needs.media.onChange(() => this.#show()))
    await this.#join(0)
  }

  /** The way to another connection, for its streams and figures. */
  link(id: string): Way | undefined {
    return this.#members.get(id)?.link
  }

  get connection(): string | null {
    return this.#self?.id ?? null
  }

  /** The screen's own question is the browser's. @throws what the browser says where it is refused */
  async shareScreen(): Promise<void> {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: false })
    const [track] = stream.getVideoTracks()
    if (!track) return
    this.#screen = track
    track.addEventListener('ended', () => this.stopScreen())
    this.#show()
  }

  stopScreen(): void {
    this.#screen?.stop()
    this.#screen = null
    this.#show()
  }

  /** How the way to another is, as its figures tell. */
  judged(id: string, quality: PeerView['quality']): void {
    const member = this.#members.get(id)
    if (!member || member.quality === quality) return
    member.quality = quality
    this.#tell()
  }

  /** Leaves for good; the server is told where it can be. */
  leave(): void {
    const connection = this.#self?.id
    this.#end('away')
    if (connection) void this.#needs.api.leave(connection).catch(() => {})
  }

  async #join(attempt: number): Promise<void> {
    try {
      const { self, peers, relay, carrier } = await this.#needs.api.join()
      if (this.#standing !== 'joining') return
      this.#self = self
      this.#iceServers = relay.iceServers
      this.#hasRelay = relay.relayUntil !== null
      this.#standing = 'joined'
      this.#follow(self)
      this.#carry(carrier)
      this.#meet(peers)
      this.#tell()
    } catch (error) {
      if (this.#standing !== 'joining') return
      if (isApiError(error) && error.code === 'consent_needed') return this.#end('consent_needed')
      if (isApiError(error) && error.code === 'call_full') return this.#end('full')
      const end = endBy(error)
      if (end) return this.#end(end)
      this.#reach(false)
      const pause = retryPauses[Math.min(attempt + 1, retryPauses.length - 1)]!
      this.#stops.push(
        this.#needs.timers.after(pause * (0.5 + this.#needs.timers.random() / 2), () => void this.#join(attempt + 1)),
      )
    }
  }

  #follow(self: Peer): void {
    const { api, timers, watch } = this.#needs
    const line = createSignalLine({
      transport: api.transport(self.id),
      timers,
      received: (signal) => void this.#received(signal),
      ended: (by) => this.#end(by),
      reached: (isReached) => this.#reach(isReached),
    })
    this.#line = line
    this.#stops.push(
      watch((kind, to) => {
        if (kind !== 'meeting.signal' || to === self.id) line.pull()
        if (kind !== 'meeting.signal' && kind !== 'meeting.message') this.#look()
      }),
      timers.every(presenceSeconds * 1000, () => {
        this.#look()
        line.pull()
      }),
      timers.every(lookAgain, () => {
        if ([...this.#members.values()].some(({ link }) => link.state !== 'connected')) line.pull()
      }),
      () => line.stop(),
    )
    // Whoever came while this side was joining may have signalled already.
    line.pull()
  }

  async #renewPresence(): Promise<void> {
    const connection = this.#self?.id
    if (!connection || this.#standing !== 'joined') return
    try {
      const { peers, standing, carrier } = await this.#needs.api.presence(connection)
      if (this.#standing !== 'joined') return
      this.#reach(true)
      if (standing !== 'current') return this.#end(standing)
      this.#carry(carrier)
      this.#meet(peers)
    } catch (error) {
      const end = endBy(error)
      if (end) this.#end(end)
      else this.#reach(false)
    }
  }

  /** From the fifth person on a server carries the call; the browsers' own ways end, and nobody goes back to them. */
  #carry(carrier: Carrier): void {
    const connection = this.#self?.id
    if (carrier === 'mesh' || this.#room || !connection) return
    for (const id of this.#members.keys()) this.#part(id)
    const { api, openRoom: open, timers } = this.#needs
    this.#room = new RoomOfCall({ pass: () => api.room(connection), open, timers, changed: () => this.#tell() })
    this.#room.show(this.#tracks(), this.#own())
  }

  #meet(peers: readonly Peer[]): void {
    for (const peer of peers) {
      for (const [id, { peer: older }] of this.#members)
        if (older.person === peer.person && older.generation < peer.generation) this.#part(id)
      if (!this.#members.has(peer.id)) this.#add(peer)
    }
    const present = new Set(peers.map(({ id }) => id))
    // Who is silent may only have lost the server: as long as the way stands, so does the link.
    for (const [id, { link }] of this.#members) if (!present.has(id) && link.state !== 'connected') this.#part(id)
    this.#tell()
  }

  #add(peer: Peer): Member {
    const link = this.#room?.wayOf(peer.id) ?? this.#linkTo(peer)
    const member: Member = { peer, link, quality: null }
    this.#members.set(peer.id, member)
    return member
  }

  #linkTo(peer: Peer): PeerLink {
    const self = this.#self!
    const link = new PeerLink(
      {
        isPolite: isPolite(self, peer),
        iceServers: () => this.#ways(),
        send: (body) => this.#line?.post(peer.id, body),
        timers: this.#needs.timers,
        changed: () => this.#tell(),
      },
      this.#tracks(),
    )
    link.show(this.#tracks(), this.#own())
    return link
  }

  #part(id: string): void {
    this.#members.get(id)?.link.close()
    this.#members.delete(id)
    this.#line?.forget(id)
  }

  async #received({ from, body }: ReceivedSignal): Promise<void> {
    if (!this.#members.has(from)) {
      await this.#renewPresence()
      if (this.#standing !== 'joined') return
    }
    this.#members.get(from)?.link.receive(body)
  }

  /** The servers for a new way. After the first, credentials of the relay are fresh each time: no clock of this device is asked. */
  async #ways(): Promise<readonly RTCIceServer[]> {
    const isFirst = this.#isFirstWay
    this.#isFirstWay = false
    if (!isFirst && this.#hasRelay && this.#self) {
      const relay = await this.#needs.api.relay(this.#self.id).catch(() => null)
      if (relay) this.#iceServers = relay.iceServers
    }
    return this.#iceServers
  }

  #tracks(): LocalTracks {
    const { audioTrack, videoTrack } = this.#needs.media
    return { microphone: audioTrack, camera: videoTrack, screen: this.#screen }
  }

  #own(): Shown {
    const { microphone, camera } = this.#needs.media.state
    return { microphone: microphone === 'on', camera: camera === 'on', screen: this.#screen !== null }
  }

  #show(): void {
    this.#room?.show(this.#tracks(), this.#own())
    for (const { link } of this.#members.values()) link.show(this.#tracks(), this.#own())
    this.#tell()
  }

  #reach(isReached: boolean): void {
    if (isReached === this.#isReached) return
    this.#isReached = isReached
    this.#tell()
  }

  #end(standing: CallStanding): void {
    this.#standing = standing
    for (const stop of this.#stops.splice(0)) stop()
    for (const id of this.#members.keys()) this.#part(id)
    this.#room?.close()
    this.#room = null
    this.#screen?.stop()
    this.#screen = null
    this.#tell()
  }

  /** Once for all that changes in one moment. */
  #tell(): void {
    if (this.#isTelling) return
    this.#isTelling = true
    queueMicrotask(() => {
      this.#isTelling = false
      this.#needs.changed(this.#view())
    })
  }

  #view(): CallView {
    return {
      meeting: this.#needs.meeting,
      standing: this.#standing,
      peers: Array.from(this.#members.values(), ({ peer: { id, part, name }, link, quality }) => ({
        id,
        part,
        name,
        link: link.state,
        shown: link.shown,
        quality,
      })),
      own: this.#own(),
      isReached: this.#isReached,
    }
  }
}
