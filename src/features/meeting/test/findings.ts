import type { ConnectionTestDraft } from '#contract/meeting/schemas.ts'
import type { CheckOutcome, ConnectionCheck, MediaPath } from '#contract/meeting/values.ts'
import type { DeviceFault } from '../devices/device-fault.ts'

/** What was found of each check. */
export type CameraFinding = 'works' | 'off' | DeviceFault
/** `unmeasured`: it is on, and the browser does not let its level be read. */
export type MicrophoneFinding = 'heard' | 'silent' | 'off' | 'unmeasured' | DeviceFault
/** What the person says of the sound that was played; `unplayed`: the browser did not play it. */
export type SpeakerFinding = 'heard' | 'unheard' | 'skipped' | 'unplayed'
/** `unchecked`: credentials of a relay exist only for those who are in a call. */
export type RelayFinding = 'works' | 'fails' | 'notConfigured' | 'unchecked'
export interface PathFinding {
  /** `null`: this browser makes no connections. */
  readonly way: MediaPath | null
  readonly relay: RelayFinding
}
export interface HubFinding {
  readonly state: 'fast' | 'slow' | 'lost' | 'visitor'
  /** Milliseconds there and back. */
  readonly roundTrip: number | null
}

/** What is known so far; `null`: it is still being looked at. */
export interface Findings {
  readonly camera: CameraFinding | null
  readonly microphone: MicrophoneFinding | null
  readonly speaker: SpeakerFinding | null
  readonly path: PathFinding | null
  readonly hub: HubFinding | null
}

const ofFaults: Readonly<Record<DeviceFault, CheckOutcome>> = {
  refused: 'warning',
  missing: 'warning',
  busy: 'warning',
  unplugged: 'warning',
  unknown: 'unchecked',
}
const outcomes = {
  camera: { works: 'clear', off: 'unchecked', ...ofFaults } satisfies Record<CameraFinding, CheckOutcome>,
  microphone: {
    heard: 'clear',
    silent: 'warning',
    off: 'unchecked',
    unmeasured: 'unchecked',
    ...ofFaults,
  } satisfies Record<MicrophoneFinding, CheckOutcome>,
  speaker: { heard: 'clear', unheard: 'warning', skipped: 'unchecked', unplayed: 'unchecked' } satisfies Record<
    SpeakerFinding,
    CheckOutcome
  >,
  path: { direct: 'clear', relayed: 'clear', none: 'warning', unchecked: 'unchecked' } satisfies Record<
    MediaPath | 'unchecked',
    CheckOutcome
  >,
  hub: { fast: 'clear', slow: 'warning', lost: 'warning', visitor: 'unchecked' } satisfies Record<
    HubFinding['state'],
    CheckOutcome
  >,
} as const

/** The answer of one check; `null` while there is none. */
export function outcomeOf(check: ConnectionCheck, { camera, microphone, speaker, path, hub }: Findings): CheckOutcome | null {
  const found: Readonly<Record<ConnectionCheck, CheckOutcome | null>> = {
    camera: camera && outcomes.camera[camera],
    microphone: microphone && outcomes.microphone[microphone],
    speaker: speaker && outcomes.speaker[speaker],
    path: path && outcomes.path[path.way ?? 'unchecked'],
    hub: hub && outcomes.hub[hub.state],
  }
  return found[check]
}

/** The result as it is kept; `null` until each check has an answer. */
export function draftOf(findings: Findings): ConnectionTestDraft | null {
  const [camera, microphone, speaker, path, hub] = (['camera', 'microphone', 'speaker', 'path', 'hub'] as const).map((check) =>
    outcomeOf(check, findings),
  )
  if (!camera || !microphone || !speaker || !path || !hub) return null
  return { camera, microphone, speaker, path, hub, way: findings.path?.way ?? null }
}
