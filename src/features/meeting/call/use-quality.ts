import { useEffect, useEffectEvent } from 'react'
import { applyRung } from '../quality/apply-rung.ts'
import { createLadder, judge } from '../quality/ladder.ts'
import { readSample, type Snapshot } from '../quality/sample.ts'
import type { Call } from './call.ts'
import type { PeerView } from './call-slice.ts'

/** Milliseconds between two looks at the figures. */
const every = 2000

interface Watched {
  readonly ladder: ReturnType<typeof createLadder>
  snapshot: Snapshot | null
}

/** Looks at the figures of each way, says how it is, and sends a smaller picture where it is narrow. */
export function useQuality(call: Call | null, peers: readonly PeerView[]): void {
  const look = useEffectEvent(async (watched: Map<string, Watched>) => {
    for (const { id, link: state } of peers) {
      const link = call?.link(id)
      const peer = link?.peer
      if (!call || !link || !peer || state !== 'connected') continue
      const own = watched.get(id) ?? { ladder: createLadder(), snapshot: null }
      watched.set(id, own)
      const { snapshot, sample } = readSample(await peer.getStats(), own.snapshot)
      own.snapshot = snapshot
      if (!sample) continue
      call.judged(id, judge(sample))
      const sender = link.senderOf('camera')
      if (sender) await applyRung(sender, own.ladder.take(sample)).catch(() => {})
    }
  })
  useEffect(() => {
    if (!call) return
    const watched = new Map<string, Watched>()
    const timer = setInterval(() => void look(watched), every)
    return () => clearInterval(timer)
  }, [call])
}
