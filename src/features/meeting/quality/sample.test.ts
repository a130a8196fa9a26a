import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSample, type Sample, type Snapshot } from './sample.ts'

type Stats = { id: string; type: string; timestamp: number } & Record<string, unknown>
const report = (...stats: Stats[]) => new Map(stats.map((each) => [each.id, each])) as unknown as RTCStatsReport

/** Reads several reports one after the other. */
function read(reports: readonly RTCStatsReport[]): (Sample | null)[] {
  let before: Snapshot | null = null
  return reports.map((each) => {
    const { snapshot, sample } = readSample(each, before)
    before = snapshot
    return sample
  })
}

const video = (timestamp: number, more: Record<string, unknown> = {}) => ({
  id: 'in-video',
  type: 'inbound-rtp',
  timestamp,
  ...more,
})

test('the first look gives none, and one at the same instant neither', () => {
  expect(read([report(video(1000)), report(video(1000))])).toEqual([null, null])
  expect(read([report()])).toEqual([null])
})

test('loss is what did not arrive of all streams since the look before', () => {
  const counts = fc.record({ arrived: fc.nat(500), lost: fc.nat(200) })
  const streams = fc.array(counts, { minLength: 2, maxLength: 2 })
  fc.assert(
    fc.property(fc.array(streams, { minLength: 1, maxLength: 12 }), (intervals) => {
      const totals = [
        { arrived: 0, lost: 0 },
        { arrived: 0, lost: 0 },
      ]
      const reports = [report(), ...intervals].map((interval, at) => {
        if (Array.isArray(interval))
          interval.forEach(({ arrived, lost }, stream) => {
            totals[stream]!.arrived += arrived
            totals[stream]!.lost += lost
          })
        return report(
          ...totals.map(({ arrived, lost }, stream) => ({
            ...video(1000 * (at + 1)),
            id: `stream-${stream}`,
            packetsReceived: arrived,
            packetsLost: lost,
          })),
        )
      })
      const [first, ...samples] = read(reports)
      expect(first).toBeNull()
      samples.forEach((sample, at) => {
        const lost = intervals[at]!.reduce((sum, each) => sum + each.lost, 0)
        const all = intervals[at]!.reduce((sum, each) => sum + each.lost + each.arrived, 0)
        expect(sample?.loss).toBeCloseTo(all === 0 ? 0 : lost / all)
        expect(sample?.intervalMs).toBe(1000)
      })
    }),
    { seed: 20261123, numRuns: 200 },
  )
})

test('what the other side told counts once', () => {
  const told = (timestamp: number, fractionLost: number) => ({
    id: 'told',
    type: 'remote-inbound-rtp',
    timestamp,
    fractionLost,
    roundTripTime: 0.12,
  })
  const samples = read([
    report(video(1000)),
    report(video(2000), told(1900, 0.3)),
    report(video(3000), told(1900, 0.3)),
    report(video(4000), told(3900, 0.1)),
  ])
  expect(samples.map((sample) => sample?.loss)).toEqual([undefined, 0.3, 0, 0.1])
  expect(samples[1]?.roundTripMs).toBeCloseTo(120)
})

test('the round trip is that of the way in use; freezes and jitter come in milliseconds', () => {
  const way = (id: string, currentRoundTripTime: number) => ({
    id,
    type: 'candidate-pair',
    timestamp: 2000,
    state: 'succeeded',
    nominated: true,
    currentRoundTripTime,
  })
  const transport = { id: 'transport', type: 'transport', timestamp: 2000, selectedCandidatePairId: 'second' }
  const [, sample] = read([
    report(video(1000, { totalFreezesDuration: 1 })),
    report(video(2000, { totalFreezesDuration: 1.4, jitter: 0.02 }), way('first', 0.5), way('second', 0.05), transport),
  ])
  expect(sample?.roundTripMs).toBeCloseTo(50)
  expect(sample?.frozenMs).toBeCloseTo(400)
  expect(sample?.jitterMs).toBeCloseTo(20)
  const [, marked] = read([report(video(1000)), report(video(2000), way('only', 0.2))])
  expect(marked?.roundTripMs).toBeCloseTo(200)
})

test('counters that begin anew give no negative figures', () => {
  const [, sample] = read([
    report(video(1000, { packetsReceived: 900, packetsLost: 30, totalFreezesDuration: 4 })),
    report(video(2000, { packetsReceived: 10, packetsLost: 0, totalFreezesDuration: 0 })),
  ])
  expect(sample).toMatchObject({ loss: 0, frozenMs: 0 })
})
