import { base64url, webSecrets } from '#server/kernel/defaults.ts'
import type {
  Clock,
  Courier,
  HubEvent,
  HubPublisher,
  Ids,
  Log,
  OutgoingMessage,
  Passwords,
  PushAddress,
  Pushes,
  Secrets,
} from '#server/kernel/ports.ts'
import type { Settings } from '#server/kernel/settings.ts'

export interface TestClock extends Clock {
  set(instant: string): void
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

/** Stands still until it is told to move. */
export function createTestClock(start: string): TestClock {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    set: (instant) => (now = Date.parse(instant)),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      (now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000),
  }
}

/** Version 7 UUIDs of the test's clock and a counter: the same in every run. */
export function createTestIds(clock: Clock): Ids {
  let count = 0
  return {
    next() {
      const time = clock.now().getTime().toString(16).padStart(12, '0')
      const rest = (count += 1).toString(16).padStart(12, '0')
      return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${rest}`
    },
  }
}

/** Tokens and codes of a counter's hash: the same in every run, never twice alike. Hashing is the true one. */
export function createTestSecrets(): Secrets {
  let state = 0x9e3779b9
  const byte = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 24
  }
  return {
    token: (bytes = 32) => base64url(Uint8Array.from({ length: bytes }, byte)),
    code: (digits) => Array.from({ length: digits }, () => byte() % 10).join(''),
    hash: (text) => webSecrets.hash(text),
  }
}

/** As argon2id promises, without its cost. */
export const cheapPasswords: Passwords = {
  atOnce: 2,
  hash: async (password) => `cheap:${await webSecrets.hash(password)}`,
  verify: async (hash, password) => hash === `cheap:${await webSecrets.hash(password)}`,
}

export interface RecordingHub extends HubPublisher {
  readonly published: { userId: string; event: HubEvent }[]
  readonly announced: { topic: string; event: { kind: string; payload: Record<string, unknown> } }[]
  readonly ended: string[]
  /** Whose watches were to be looked at. */
  readonly reviewed: string[]
}

export function createRecordingHub(): RecordingHub {
  const published: RecordingHub['published'] = []
  const announced: RecordingHub['announced'] = []
  const ended: string[] = []
  const reviewed: string[] = []
  return {
    published,
    announced,
    ended,
    reviewed,
    publish: (userId, event) => void published.push({ userId, event }),
    announce: (topic, event) => void announced.push({ topic, event }),
    endSession: (sessionId) => void ended.push(sessionId),
    reviewWatches: (userId) => void reviewed.push(userId),
  }
}

export interface RecordingCourier extends Courier {
  readonly delivered: OutgoingMessage[]
  /** The next deliveries fail until set back. */
  broken: boolean
}

export function createRecordingCourier(): RecordingCourier {
  const delivered: OutgoingMessage[] = []
  const courier: RecordingCourier = {
    name: 'recording',
    delivered,
    broken: false,
    async deliver(message) {
      if (courier.broken) throw new Error('The line is down')
      delivered.push(message)
    },
  }
  return courier
}

export interface RecordingPushes extends Pushes {
  readonly sent: { to: PushAddress; id: string; payload: string }[]
  /** What becomes of the next pushes to an address, instead of being written down. */
  readonly answers: Map<string, 'gone' | Error>
}

/** Takes web push to `push.example` and the tokens of Firebase that begin with `fcm-`. */
export function createRecordingPushes(): RecordingPushes {
  const sent: RecordingPushes['sent'] = []
  const answers: RecordingPushes['answers'] = new Map()
  return {
    sent,
    answers,
    name: 'recording',
    services: ['webpush', 'fcm'],
    publicKey: async () => 'the-public-key-of-tests',
    takes: ({ service, endpoint }) => endpoint.startsWith(service === 'fcm' ? 'fcm-' : 'https://push.example/'),
    async send(to, { id, payload }) {
      const answer = answers.get(to.endpoint)
      if (answer === 'gone') return 'gone'
      if (answer) throw answer
      sent.push({ to, id, payload })
      return 'sent'
    },
  }
}

export interface RecordingLog extends Log {
  readonly entries: { level: 'info' | 'warn' | 'error'; message: string; fields: Record<string, unknown> }[]
}

export function createRecordingLog(): RecordingLog {
  const entries: RecordingLog['entries'] = []
  const at =
    (level: 'info' | 'warn' | 'error') =>
    (message: string, fields: Record<string, unknown> = {}) =>
      void entries.push({ level, message, fields })
  return { entries, info: at('info'), warn: at('warn'), error: at('error') }
}

export const testSettings: Settings = {
  publicUrl: 'http://carenest.test',
  mailFrom: { name: 'Carenest', address: 'no-reply@carenest.test' },
  tokenSecret: 'a secret for tests, longer than thirty-two bytes',
  accessTokenSeconds: 600,
  refreshTokenDays: 30,
  firebase: null,
  stripePublishableKey: null,
  mapsKey: null,
  callWays: { stun: [], turn: null },
  visitorCalls: null,
}
