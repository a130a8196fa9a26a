import { useRef, useState } from 'react'
import type { Relay } from '#contract/meeting/schemas.ts'
import type { LocalMedia } from '../devices/local-media.ts'
import { useLocalMedia } from '../devices/use-local-media.ts'
import { checkHub } from './check-hub.ts'
import type { Findings, HubFinding, MicrophoneFinding, PathFinding, SpeakerFinding } from './findings.ts'
import type { Hearing } from './hearing.ts'
import { probePath } from './probe-path.ts'
import { useHearing } from './use-hearing.ts'

export type TestPhase = 'ready' | 'asking' | 'looking'

interface Needs {
  readonly media: LocalMedia
  /** `null` outside of a call. */
  readonly relay: Relay | null
  readonly isSignedIn: boolean
}

export interface RunningTest {
  readonly phase: TestPhase
  readonly findings: Findings
  /** Begins, or begins anew. */
  readonly start: () => Promise<void>
  /** What the person says of the sound; `null`: it is to be played again. */
  readonly sayOfSpeaker: (finding: SpeakerFinding | null) => void
}

/** The checks side by side. What is mended meanwhile, a device plugged in or allowed, changes its answer. */
export function useConnectionTest({ media, relay, isSignedIn }: Needs): RunningTest {
  const { camera, microphone } = useLocalMedia(media)
  const [phase, setPhase] = useState<TestPhase>('ready')
  const [speaker, sayOfSpeaker] = useState<SpeakerFinding | null>(null)
  const [path, setPath] = useState<PathFinding | null>(null)
  const [hub, setHub] = useState<HubFinding | null>(null)
  const run = useRef(0)
  const isLooking = phase === 'looking'
  const hearing = useHearing(isLooking && microphone === 'on' ? media.audioTrack : null)

  async function start() {
    const own = (run.current += 1)
    const ifLast =
      <Found>(set: (found: Found) => void) =>
      (found: Found) => {
        if (run.current === own) set(found)
      }
    setPhase('asking')
    sayOfSpeaker(null)
    setPath(null)
    setHub(null)
    void probePath(relay).then(ifLast(setPath))
    void checkHub(isSignedIn).then(ifLast(setHub))
    await media.open()
    ifLast(setPhase)('looking')
  }

  return {
    phase,
    findings: {
      camera: isLooking ? (camera === 'on' ? 'works' : camera) : null,
      microphone: isLooking ? (microphone === 'on' ? ofHearing[hearing] : microphone) : null,
      speaker,
      path,
      hub,
    },
    start,
    sayOfSpeaker,
  }
}

const ofHearing: Readonly<Record<Hearing, MicrophoneFinding | null>> = {
  listening: null,
  heard: 'heard',
  silent: 'silent',
  unmeasured: 'unmeasured',
}
