import { encode, write } from './protocol.ts'

/**
 * One side of a stateful reconnect (protocol version 2): keeps what was sent until it is acknowledged, and tells what
 * was received twice. Numbers count messages of types 1 to 5 from 1 on.
 */
export class ResumeBuffer {
  #kept: Uint8Array[] = []
  #bytes = 0
  /** Number of the newest message sent. */
  #sent = 0
  #nextReceived = 1
  #newestReceived = 0
  #acknowledged = 0
  #awaitingSequence = false

  /** Keeps a message. Answers `false` when more is waiting than `limit` bytes: the connection cannot be resumed any more. */
  keep(frame: Uint8Array, limit: number): boolean {
    this.#sent++
    this.#kept.push(frame)
    this.#bytes += frame.byteLength
    return this.#bytes <= limit
  }

  acknowledge(sequenceId: number): void {
    const oldest = this.#sent - this.#kept.length + 1
    const gone = this.#kept.splice(0, Math.max(0, Math.min(sequenceId, this.#sent) - oldest + 1))
    for (const frame of gone) this.#bytes -= frame.byteLength
  }

  /** What the other side has to be sent when its new socket opens: first where we start, then everything unacknowledged. */
  resumed(): Uint8Array[] {
    this.#awaitingSequence = true
    return [encode(write.sequence(this.#sent - this.#kept.length + 1)), ...this.#kept]
  }

  /** Until the other side has said where it starts, nothing else may be believed. */
  get awaitingSequence(): boolean {
    return this.#awaitingSequence
  }

  /** The other side starts sending at this number. `false`: messages between are lost, the connection is of no use. */
  startsAt(sequenceId: number): boolean {
    this.#awaitingSequence = false
    if (sequenceId > this.#nextReceived || sequenceId < 1) return false
    this.#nextReceived = sequenceId
    return true
  }

  /** Counts a received message; `false` when it was received before. */
  isNew(): boolean {
    const current = this.#nextReceived++
    if (current <= this.#newestReceived) return false
    this.#newestReceived = current
    return true
  }

  /** The number to acknowledge, or `null` when nothing came since. */
  due(): number | null {
    if (this.#newestReceived === this.#acknowledged) return null
    this.#acknowledged = this.#newestReceived
    return this.#acknowledged
  }
}
