import { z } from 'zod'
import { appointmentState } from '../booking/schemas.ts'
import { decimalInput, id, instant, locale, revisionInput, subject } from '../kernel/values.ts'
import { textInput } from '../kernel/text.ts'
import { meetingStages } from './rules.ts'
import { guestStates } from './guests.ts'
import {
  carriers,
  checkOutcomes,
  connectionStandings,
  mediaPaths,
  meetingParts,
  messageLength,
  mostDelayMinutes,
  partyParts,
} from './values.ts'

const part = z.enum(meetingParts)
const person = z.strictObject({ id, name: z.string(), avatar: z.string().nullable() })

const outcome = z.enum(checkOutcomes)
export const connectionTestDraft = z.strictObject({
  camera: outcome,
  microphone: outcome,
  speaker: outcome,
  path: outcome,
  hub: outcome,
  /** The way that was found; `null` where the path could not be checked. */
  way: z.enum(mediaPaths).nullable(),
})
export type ConnectionTestDraft = z.infer<typeof connectionTestDraft>
export const connectionTest = connectionTestDraft.extend({ at: instant })
export type ConnectionTest = z.infer<typeof connectionTest>
export const lastConnectionTest = z.strictObject({ test: connectionTest.nullable() })

export const guest = z.strictObject({ id, name: z.string(), state: z.enum(guestStates) })
export type Guest = z.infer<typeof guest>

export const meeting = z.strictObject({
  /** The appointment's. */
  id,
  number: z.string(),
  state: appointmentState,
  /** What the room is now, by the server's clock. */
  stage: z.enum(meetingStages),
  start: instant,
  end: instant,
  /** From when on the parties may come in. */
  opensAt: instant,
  doctor: person.extend({ timeZone: z.string() }),
  patient: person,
  subject,
  /** Who of the two is in the call now. */
  inside: z.array(z.enum(partyParts)),
  /** Those who ask to come in, and those who may; nobody to staff. */
  guests: z.array(guest),
  /** Visits that the doctor has before this one, of those who wait or are being seen. */
  ahead: z.int().min(0),
  /** What the doctor said; `null` without a word. */
  delayMinutes: z.int().min(1).nullable(),
  /** When the patient agreed to the present version. */
  consentedAt: instant.nullable(),
  /** The patient's last. */
  test: connectionTest.nullable(),
})
export type Meeting = z.infer<typeof meeting>

export const liveMeeting = z.strictObject({ meeting: z.strictObject({ id, with: z.string() }).nullable() })

export const consentText = z.strictObject({
  version: z.int().min(1),
  locale,
  /** Paragraphs. */
  text: z.array(z.string()),
  /** SHA-256 of the paragraphs, base64url. */
  hash: z.string(),
  agreedAt: instant.nullable(),
})
export type ConsentText = z.infer<typeof consentText>
/** Without a language: the account's. */
export const consentQuery = z.strictObject({ locale: locale.optional() })
export const consentGiven = z.strictObject({ version: revisionInput.min(1), locale, hash: z.string().max(64) })

/** A person in the call: one connection each, for a newer one takes over. */
export const peer = z.strictObject({
  /** The connection's id. */
  id,
  /** Whose connection it is: the account's id, or a guest's. */
  person: id,
  part,
  name: z.string(),
  /** Counts a person's connections to this meeting: a reload is a new one. */
  generation: z.int().min(1),
})
export type Peer = z.infer<typeof peer>

const iceServer = z.strictObject({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
})
/** `relayUntil`: when the relay's credentials run out; `null` where no relay is configured. */
export const relay = z.strictObject({ iceServers: z.array(iceServer), relayUntil: instant.nullable() })
export type Relay = z.infer<typeof relay>

export const joined = z.strictObject({
  self: peer,
  peers: z.array(peer),
  relay,
  carrier: z.enum(carriers),
  /** The position after which signals to this connection are read. */
  after: z.int().min(0),
})
export type Joined = z.infer<typeof joined>

/** Names one's own connection. */
export const ofConnection = z.strictObject({ connection: id })
const standing = z.enum(connectionStandings)
export const presence = z.strictObject({ peers: z.array(peer), standing, carrier: z.enum(carriers) })
export type Presence = z.infer<typeof presence>
/** Lets a connection into the room that carries the call, for a minute. */
export const roomPass = z.strictObject({ address: z.string(), token: z.string() })
export type RoomPass = z.infer<typeof roomPass>

const description = z.strictObject({
  type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
  sdp: z.string().max(64_000),
})
const candidate = z.strictObject({
  candidate: z.string().max(2000),
  sdpMid: z.string().max(100).nullable(),
  sdpMLineIndex: z.int().min(0).max(1000).nullable(),
  usernameFragment: z.string().max(300).nullable(),
})
/** A description of a session, candidates of a way, or both. */
export const signalBody = z.strictObject({
  description: description.nullable(),
  candidates: z.array(candidate).max(100),
  /** Of the peer connection that it is about: another one is made when the old cannot be mended. */
  attempt: z.int().min(1).max(1_000_000),
})
export type SignalBody = z.infer<typeof signalBody>

export const signalsBody = z.strictObject({
  from: id,
  signals: z
    .array(
      z.strictObject({
        to: id,
        /** Counts the sender's signals to this connection from 1. */
        seq: z.int().min(1).max(1_000_000),
        body: signalBody,
      }),
    )
    .min(1)
    .max(20),
})
export type SignalsBody = z.infer<typeof signalsBody>
export const signalQuery = z.strictObject({
  connection: id,
  after: decimalInput(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)),
})
export const receivedSignal = z.strictObject({
  position: z.int().min(1),
  from: id,
  generation: z.int().min(1),
  seq: z.int().min(1),
  body: signalBody,
})
export type ReceivedSignal = z.infer<typeof receivedSignal>
export const signals = z.strictObject({ signals: z.array(receivedSignal), standing })

export const messageBody = z.strictObject({ id, text: textInput.min(1).max(messageLength) })
export const meetingMessage = z.strictObject({
  id,
  part: z.enum(partyParts),
  name: z.string(),
  text: z.string(),
  at: instant,
})
export type MeetingMessage = z.infer<typeof meetingMessage>
export const meetingMessages = z.strictObject({ messages: z.array(meetingMessage) })

/** `minutes`: 0 when the doctor is on time, or has said nothing that still holds. */
export const delay = z.strictObject({ minutes: z.int().min(0).max(mostDelayMinutes) })
