/** How the way between two people was since the last look. */
export interface Sample {
  readonly roundTripMs: number
  /** The share of packets that did not arrive, 0 to 1, in the direction in which it was worse. */
  readonly loss: number
  readonly jitterMs: number
  /** For how long the picture stood still. */
  readonly frozenMs: number
  readonly intervalMs: number
}

interface Received {
  readonly arrived: number
  readonly lost: number
  readonly frozenMs: number
}

/** Counters at one look, to be handed to the next. */
export interface Snapshot {
  readonly at: number
  /** By the stream's id in the report. */
  readonly received: ReadonlyMap<string, Received>
  /** When the other side last told what arrived there, by stream. */
  readonly told: ReadonlyMap<string, number>
}

/** Of `remote-inbound-rtp` (webrtc-stats, 8.3), which the browser's types do not know. */
interface Told extends RTCStats {
  readonly fractionLost?: number
  readonly roundTripTime?: number
}

const nothing: Received = { arrived: 0, lost: 0, frozenMs: 0 }
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const greatest = (numbers: readonly number[]) => Math.max(0, ...numbers)

/**
 * Reads what `RTCPeerConnection.getStats` reports. The first look has nothing to compare with and gives no sample. What the other side told
 * counts once: it speaks every few seconds, and its last word stays in the report.
 */
export function readSample(report: RTCStatsReport, before: Snapshot | null): { snapshot: Snapshot; sample: Sample | null } {
  const all = [...report.values()] as RTCStats[]
  const incoming = all.filter((stats): stats is RTCInboundRtpStreamStats => stats.type === 'inbound-rtp')
  const told = all.filter((stats): stats is Told => stats.type === 'remote-inbound-rtp')
  const snapshot: Snapshot = {
    at: greatest(all.map(({ timestamp }) => timestamp)),
    received: new Map(
      incoming.map(({ id, packetsReceived = 0, packetsLost = 0, totalFreezesDuration = 0 }) => [
        id,
        { arrived: packetsReceived, lost: packetsLost, frozenMs: totalFreezesDuration * 1000 },
      ]),
    ),
    told: new Map(told.map(({ id, timestamp }) => [id, timestamp])),
  }
  const intervalMs = before ? snapshot.at - before.at : 0
  if (!before || intervalMs <= 0) return { snapshot, sample: null }

  const since = [...snapshot.received].map(([id, now]) => difference(now, before.received.get(id) ?? nothing))
  const arrived = sumOf(since.map((stream) => stream.arrived))
  const lost = sumOf(since.map((stream) => stream.lost))
  const newlyTold = told.filter(({ id, timestamp }) => timestamp !== before.told.get(id))
  return {
    snapshot,
    sample: {
      roundTripMs: 1000 * (roundTripOf(all) ?? greatest(told.map(({ roundTripTime = 0 }) => roundTripTime))),
      loss: greatest([
        arrived + lost === 0 ? 0 : lost / (arrived + lost),
        ...newlyTold.map(({ fractionLost = 0 }) => fractionLost),
      ]),
      jitterMs: 1000 * greatest(incoming.map(({ jitter = 0 }) => jitter)),
      frozenMs: greatest(since.map((stream) => stream.frozenMs)),
      intervalMs,
    },
  }
}

/** Counters that went back are those of a stream that begins anew; packets that came late after all take from the lost ones. */
const difference = (now: Received, before: Received): Received => ({
  arrived: Math.max(0, now.arrived - before.arrived),
  lost: Math.max(0, now.lost - before.lost),
  frozenMs: Math.max(0, now.frozenMs - before.frozenMs),
})

/** Seconds there and back on the way in use. */
function roundTripOf(all: readonly RTCStats[]): number | undefined {
  const chosen = new Set(
    all
      .filter((stats): stats is RTCTransportStats => stats.type === 'transport')
      .map(({ selectedCandidatePairId }) => selectedCandidatePairId),
  )
  const pairs = all.filter((stats): stats is RTCIceCandidatePairStats => stats.type === 'candidate-pair')
  // A browser without transports in its report marks the pair alone.
  const pair = pairs.find(({ id }) => chosen.has(id)) ?? pairs.find(({ nominated, state }) => nominated && state === 'succeeded')
  return pair?.currentRoundTripTime
}
