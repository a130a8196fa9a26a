import { Allowance } from '#server/kernel/allowance.ts'
import type { HubLimits } from './limits.ts'
import {
  encode,
  isCounted,
  isResumption,
  messageType,
  newestVersion,
  parseHandshake,
  parseMessage,
  pingFrame,
  ProtocolFault,
  records,
  write,
  type ClientMessage,
} from './protocol.ts'
import { ResumeBuffer } from './resume-buffer.ts'
import type { Guest, HubSocket } from './socket.ts'

/** What a connection asks of the hub it belongs to. */
export interface Host {
  readonly limits: HubLimits
  /** Milliseconds, as of the last sweep: close enough for what connections measure, and free. */
  readonly time: number
  invoke(connection: Connection, method: string, args: readonly unknown[]): Promise<unknown>
  /** The client asked for stateful reconnect under this token. */
  mayResume(connection: Connection, token: string): void
  gone(connection: Connection): void
}

/** An error of a call that the client may read. */
export class CallFault extends Error {}

/** One client: handshake, calls, keep-alive, stateful reconnect. Kept small: there are tens of thousands of them. */
export class Connection {
  #socket: HubSocket | null = null
  #open = false
  #ended = false
  #pending = 0
  #heard: number
  #spoke: number
  #resume: ResumeBuffer | null = null
  /** What is said after the handshake, which is then all. */
  #lastWord: Uint8Array | null = null
  readonly #allowance: Allowance
  readonly #host: Host
  readonly guest: Guest
  /** The connection token of negotiation; `null` when that was left out. */
  readonly token: string | null
  /** Created when first needed. */
  topics: Set<string> | null = null

  constructor(host: Host, guest: Guest, token: string | null) {
    this.#host = host
    this.guest = guest
    this.token = token
    this.#heard = this.#spoke = host.time
    this.#allowance = new Allowance(host.limits.burst, host.time)
  }

  /** Takes a socket: the first, or a new one in place of one that was lost. */
  attach(socket: HubSocket): void {
    this.#socket?.terminate()
    this.#socket = socket
    this.#heard = this.#host.time
    socket.onMessage((text) => this.#received(socket, text))
    socket.onClose(() => this.#lost(socket))
    for (const frame of this.#resume?.resumed() ?? []) this.#write(frame)
  }

  /** Sends an invocation or an answer. Dropped silently before the handshake: the client catches up after it. */
  send(frame: Uint8Array): void {
    if (!this.#open) return
    if (this.#resume && !this.#resume.keep(frame, this.#host.limits.resumeBytes)) return this.#giveUp()
    this.#write(frame)
  }

  /** Says goodbye and closes. `allowReconnect`: the client should come back. Before the handshake a client expects no word. */
  end(error?: string, allowReconnect = false): void {
    if (this.#open) this.#write(encode(write.close(error, allowReconnect)))
    this.#leave()?.close()
  }

  /**
   * Gives the client a last word and closes for good; one that has not shaken hands yet, as soon as it has. To refuse it before
   * would tell it nothing, and put a fault into its console.
   */
  dismiss(lastWord: Uint8Array): void {
    if (!this.#open && this.#socket) {
      this.#lastWord = lastWord
      return
    }
    this.send(lastWord)
    this.end()
  }

  /** The answer to a handshake that cannot be. */
  #refuse(error: string): void {
    this.#write(encode(write.handshake(error)))
    this.#leave()?.close()
  }

  /** Keep-alive, acknowledgement and timeouts; called about once a second. */
  sweep(): void {
    const { limits, time } = this.#host
    const silent = time - this.#heard
    if (!this.#socket ? silent > limits.resumeMilliseconds : silent > limits.silenceMilliseconds) return this.#giveUp()
    if (!this.#open) return silent > limits.handshakeMilliseconds ? this.#giveUp() : undefined
    const due = this.#socket && this.#resume?.due()
    if (typeof due === 'number') this.#write(encode(write.ack(due)))
    if (this.#socket && time - this.#spoke >= limits.pingMilliseconds) this.#write(pingFrame)
  }

  #write(frame: Uint8Array): void {
    const socket = this.#socket
    if (!socket) return
    if (socket.buffered > this.#host.limits.backlogBytes) return this.#giveUp()
    socket.send(frame)
    this.#spoke = this.#host.time
  }

  #received(socket: HubSocket, text: string): void {
    if (socket !== this.#socket) return
    this.#heard = this.#host.time
    try {
      for (const record of records(text)) {
        if (this.#ended) return
        const { messagesPerSecond, burst } = this.#host.limits
        if (!this.#allowance.take(this.#host.time, messagesPerSecond, burst)) return this.end('too many messages')
        if (this.#open) this.#handle(record)
        else this.#shakeHands(record)
      }
    } catch (fault) {
      if (!(fault instanceof ProtocolFault)) throw fault
      this.end(`protocol error: ${fault.message}`)
    }
  }

  #shakeHands(record: string): void {
    if (isResumption(record)) return this.#refuseResumption()
    const { protocol, version } = parseHandshake(record)
    if (protocol !== 'json') return this.#refuse('only the json protocol is spoken here')
    if (version < 1 || version > newestVersion) return this.#refuse('this protocol version is not spoken here')
    if (version >= 2 && this.token !== null) {
      this.#resume = new ResumeBuffer()
      this.#host.mayResume(this, this.token)
    }
    this.#open = true
    this.#write(encode(write.handshake()))
    if (this.#lastWord) this.dismiss(this.#lastWord)
  }

  /**
   * A client that wants to go on where nothing is kept any more (too late, or another process). It listens to nothing
   * but a sequence message, and one beyond all it has received makes it start over.
   */
  #refuseResumption(): void {
    this.#write(encode(write.sequence(Number.MAX_SAFE_INTEGER)))
    this.#leave()?.close()
  }

  #handle(record: string): void {
    const message = parseMessage(record)
    if (!message) return
    if (this.#resume) {
      if (this.#resume.awaitingSequence && message.type !== messageType.sequence) return
      if (isCounted(message.type) && !this.#resume.isNew()) return
    }
    switch (message.type) {
      case messageType.invocation:
        return this.#invoked(message)
      case messageType.streamInvocation:
        return this.#answer(message.invocationId, (id) => write.failure(id, 'nothing is streamed here'))
      case messageType.close:
        this.#leave()?.close()
        return
      case messageType.ack:
        return this.#resume?.acknowledge(message.sequenceId)
      case messageType.sequence:
        if (this.#resume && !this.#resume.startsAt(message.sequenceId)) this.end('messages were lost', true)
        return
    }
  }

  #invoked({ target, arguments: args, invocationId }: Extract<ClientMessage, { target: string }>): void {
    if (this.#pending >= this.#host.limits.pendingCalls) {
      return this.#answer(invocationId, (id) => write.failure(id, 'too many calls at once'))
    }
    this.#pending++
    void this.#host
      .invoke(this, target, args)
      .then(
        (result) => this.#answer(invocationId, (id) => write.result(id, result)),
        (error: unknown) =>
          this.#answer(invocationId, (id) => write.failure(id, error instanceof CallFault ? error.message : 'the call failed')),
      )
      .finally(() => this.#pending--)
  }

  /** Calls without an id want no answer. */
  #answer(invocationId: string | null, text: (id: string) => string): void {
    if (invocationId !== null) this.send(encode(text(invocationId)))
  }

  /** The socket is gone without goodbye. A stateful connection waits for its client. */
  #lost(socket: HubSocket): void {
    if (socket !== this.#socket) return
    this.#socket = null
    if (!this.#resume) this.#leave()
  }

  /** Drops a client that is too slow or silent; it comes back and catches up. */
  #giveUp(): void {
    this.#leave()?.terminate()
  }

  #leave(): HubSocket | null {
    const socket = this.#socket
    this.#socket = null
    this.#open = false
    if (!this.#ended) {
      this.#ended = true
      this.#host.gone(this)
    }
    return socket
  }
}
