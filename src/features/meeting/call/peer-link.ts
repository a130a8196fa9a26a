import type { SignalBody } from '#contract/meeting/schemas.ts'
import { type Shown, ShownChannel } from './shown-channel.ts'
import type { Timers } from './timers.ts'
import { type Line, lines, type LinkState, type LocalTracks, type Way } from './way.ts'

/** Milliseconds that a lost way may come back by itself, and that a restarted one may take. */
export const patience = { disconnected: 2000, restart: 6000 } as const
/** Restarts that failed before a new peer connection is made. */
export const mostRestarts = 3

export interface PeerLinkNeeds {
  /** Gives way when both offer at once; the other side makes the first offer. */
  readonly isPolite: boolean
  readonly iceServers: () => Promise<readonly RTCIceServer[]>
  readonly send: (body: SignalBody) => void
  readonly timers: Timers
  readonly changed: () => void
}

/** Nothing but these lines is ever negotiated; tracks are put in place. */
const kindOfLine = { microphone: 'audio', camera: 'video', screen: 'video' } as const

/**
 * The way to one other connection, over signals that may come late: the impolite side offers, the polite one asks for an offer. Where both
 * offer all the same, the polite gives way (WebRTC 1.0, 10.7), by another peer connection: Chromium shows nothing more of what it received
 * before once an offer was rolled back. A way that is lost restarts ICE; when that fails three times both sides make a new peer connection,
 * which is the next `attempt`.
 */
export class PeerLink implements Way {
  state: LinkState = 'connecting'
  face = new MediaStream()
  screen = new MediaStream()
  readonly #needs: PeerLinkNeeds
  #tracks: LocalTracks
  readonly #said: ShownChannel
  #peer: RTCPeerConnection | null = null
  #attempt = 1
  #restarts = 0
  #isOffering = false
  #ignoresOffer = false
  #isClosed = false
  #cancel = () => {}
  #candidates: RTCIceCandidateInit[] = []
  /** Signals are worked off one after the other. */
  #work: Promise<void> = Promise.resolve()

  constructor(needs: PeerLinkNeeds, tracks: LocalTracks) {
    this.#needs = needs
    this.#tracks = tracks
    this.#said = new ShownChannel(needs.changed)
    this.#queue(() => this.#begin())
  }

  /** The connection itself, for figures of quality; `null` while it is made. */
  get peer(): RTCPeerConnection | null {
    return this.#peer
  }

  get shown(): Shown {
    return this.#said.shown
  }

  senderOf(line: Line): RTCRtpSender | null {
    return this.#transceiver(line)?.sender ?? null
  }

  /** Shows other tracks from now on: put in place, without a word of negotiation. */
  show(tracks: LocalTracks, own: Shown): void {
    this.#tracks = tracks
    for (const line of lines)
      void this.senderOf(line)
        ?.replaceTrack(tracks[line])
        .catch(() => {})
    this.#said.tell(own)
  }

  receive(body: SignalBody): void {
    this.#queue(() => this.#take(body))
  }

  close(): void {
    this.#isClosed = true
    this.#drop()
  }

  #queue(run: () => Promise<void>): void {
    // A step that fails (a description of a connection that has been replaced meanwhile) must not keep the next from its turn.
    this.#work = this.#work.then(() => (this.#isClosed ? undefined : run())).catch(() => {})
  }

  async #begin(): Promise<void> {
    const iceServers = [...(await this.#needs.iceServers())]
    if (this.#isClosed) return
    const peer = new RTCPeerConnection({ iceServers })
    this.#peer = peer
    peer.onicecandidate = ({ candidate }) => candidate && this.#collect(peer, candidate.toJSON())
    peer.onconnectionstatechange = () => this.#connectionChanged(peer)
    peer.oniceconnectionstatechange = () => this.#connectionChanged(peer)
    peer.ontrack = ({ track, transceiver }) => this.#received(peer, track, transceiver)
    peer.ondatachannel = ({ channel }) => this.#said.use(channel)
    peer.onnegotiationneeded = () => this.#queue(() => this.#offer(peer))
    // The polite side takes its lines from the first offer: offered by both, there would be two of each.
    if (this.#needs.isPolite) return
    for (const line of lines) {
      const transceiver = peer.addTransceiver(kindOfLine[line], { direction: 'sendrecv' })
      await transceiver.sender.replaceTrack(this.#tracks[line])
    }
    this.#said.use(peer.createDataChannel('shown'))
  }

  async #offer(peer: RTCPeerConnection): Promise<void> {
    if (peer !== this.#peer || peer.signalingState === 'closed') return
    this.#isOffering = true
    try {
      await peer.setLocalDescription()
      this.#say(peer)
    } finally {
      this.#isOffering = false
    }
  }

  async #take({ description, candidates, attempt }: SignalBody): Promise<void> {
    if (attempt < this.#attempt) return
    if (attempt > this.#attempt) {
      this.#drop()
      this.#attempt = attempt
      this.#restarts = 0
      await this.#begin()
    }
    const peer = this.#peer
    if (!peer) return
    if (!description && candidates.length === 0) return this.#offerAgain(peer)
    if (description) await this.#describe(peer, description)
    for (const candidate of candidates) {
      await peer.addIceCandidate(candidate).catch((error: unknown) => {
        if (!this.#ignoresOffer) throw error
      })
    }
  }

  async #describe(peer: RTCPeerConnection, description: NonNullable<SignalBody['description']>): Promise<void> {
    const collides = description.type === 'offer' && (this.#isOffering || peer.signalingState !== 'stable')
    this.#ignoresOffer = !this.#needs.isPolite && collides
    if (this.#ignoresOffer) return
    if (collides) return this.#beginAnew()
    // A description that answers nothing any more: the offer was taken back meanwhile.
    if (description.type === 'answer' && peer.signalingState !== 'have-local-offer') return
    await peer.setRemoteDescription(description)
    if (description.type !== 'offer') return
    for (const line of lines) {
      const transceiver = this.#transceiver(line)
      if (!transceiver) continue
      transceiver.direction = 'sendrecv'
      if (transceiver.sender.track !== this.#tracks[line]) await transceiver.sender.replaceTrack(this.#tracks[line])
    }
    await peer.setLocalDescription()
    this.#say(peer)
  }

  #say(peer: RTCPeerConnection): void {
    const { localDescription } = peer
    if (!localDescription) return
    const { type, sdp } = localDescription
    this.#needs.send({ description: { type, sdp }, candidates: [], attempt: this.#attempt })
  }

  #collect(peer: RTCPeerConnection, candidate: RTCIceCandidateInit): void {
    if (peer !== this.#peer) return
    this.#candidates.push(candidate)
    if (this.#candidates.length > 1) return
    this.#needs.timers.after(20, () => this.#sendCandidates(peer))
  }

  #sendCandidates(peer: RTCPeerConnection): void {
    if (peer !== this.#peer) return
    const candidates = this.#candidates.map(({ candidate = '', sdpMid, sdpMLineIndex, usernameFragment }) => ({
      candidate,
      sdpMid: sdpMid ?? null,
      sdpMLineIndex: sdpMLineIndex ?? null,
      usernameFragment: usernameFragment ?? null,
    }))
    this.#candidates = []
    if (candidates.length > 0) this.#needs.send({ description: null, candidates, attempt: this.#attempt })
  }

  #received(peer: RTCPeerConnection, track: MediaStreamTrack, transceiver: RTCRtpTransceiver): void {
    const line = lines[peer.getTransceivers().indexOf(transceiver)]
    ;(line === 'screen' ? this.screen : this.face).addTrack(track)
    this.#needs.changed()
  }

  #connectionChanged(peer: RTCPeerConnection): void {
    if (peer !== this.#peer) return
    switch (peer.connectionState) {
      case 'connected':
        this.#restarts = 0
        this.#wait(0, null)
        return this.#become('connected')
      case 'disconnected':
        this.#become('interrupted')
        return this.#wait(patience.disconnected, () => this.#mend(peer))
      case 'failed':
        this.#become('interrupted')
        return this.#wait(0, () => this.#mend(peer))
    }
  }

  /** Restarts ICE with fresh servers; after {@link mostRestarts} that led nowhere, begins anew. */
  async #mend(peer: RTCPeerConnection): Promise<void> {
    if (peer !== this.#peer || peer.connectionState === 'connected') return
    if (this.#restarts >= mostRestarts) return this.#beginAnew()
    this.#restarts += 1
    await this.#renewServers(peer)
    if (peer !== this.#peer || this.#isClosed) return
    if (this.#needs.isPolite) this.#ask()
    else peer.restartIce()
    this.#wait(patience.restart, () => this.#mend(peer))
  }

  async #beginAnew(): Promise<void> {
    this.#drop()
    this.#attempt += 1
    this.#restarts = 0
    this.#ask()
    await this.#begin()
    this.#wait(patience.restart * 2, () => (this.state === 'connected' ? Promise.resolve() : this.#beginAnew()))
  }

  /** An empty signal: the other side offers, where that is its part; of another attempt, it begins anew first. */
  #ask(): void {
    this.#needs.send({ description: null, candidates: [], attempt: this.#attempt })
  }

  /** The polite side has lost its way. */
  async #offerAgain(peer: RTCPeerConnection): Promise<void> {
    // An offer that is on its way already is what was asked for.
    if (this.#needs.isPolite || peer.signalingState !== 'stable' || !peer.remoteDescription) return
    await this.#renewServers(peer)
    if (peer === this.#peer && !this.#isClosed) peer.restartIce()
  }

  /** Credentials of a relay may have run out since the way was found. */
  async #renewServers(peer: RTCPeerConnection): Promise<void> {
    const iceServers = [...(await this.#needs.iceServers().catch(() => []))]
    if (peer !== this.#peer || this.#isClosed || iceServers.length === 0) return
    peer.setConfiguration({ ...peer.getConfiguration(), iceServers })
  }

  #wait(milliseconds: number, then: (() => Promise<void>) | null): void {
    this.#cancel()
    this.#cancel = then ? this.#needs.timers.after(milliseconds, () => this.#queue(then)) : () => {}
  }

  #become(state: LinkState): void {
    if (state === this.state) return
    this.state = state
    this.#needs.changed()
  }

  #transceiver(line: Line): RTCRtpTransceiver | undefined {
    return this.#peer?.getTransceivers()[lines.indexOf(line)]
  }

  #drop(): void {
    this.#cancel()
    this.#candidates = []
    this.#said.drop()
    const peer = this.#peer
    this.#peer = null
    peer?.close()
    this.face = new MediaStream()
    this.screen = new MediaStream()
    if (!this.#isClosed) this.#become('interrupted')
  }
}
