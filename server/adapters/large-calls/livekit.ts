import { AccessToken, RoomServiceClient, TwirpError } from 'livekit-server-sdk'
import type { LargeCalls } from '#server/kernel/ports.ts'

export interface LiveKitKeys {
  /** `wss://…`, as browsers reach it. */
  readonly url: string
  readonly apiKey: string
  readonly apiSecret: string
}

/** Seconds in which a pass lets in: the browser uses it at once. */
const passSeconds = 60
/** How long its interface may take, in seconds. */
const askSeconds = 10

/** Large calls by a LiveKit server. A connection's id is the participant's identity. */
export function createLiveKit({ url, apiKey, apiSecret }: LiveKitKeys): LargeCalls {
  const rooms = new RoomServiceClient(url.replace(/^ws/, 'http'), apiKey, apiSecret, { requestTimeout: askSeconds })
  return {
    name: 'LiveKit',
    address: url,
    pass(room, { id, name }) {
      const token = new AccessToken(apiKey, apiSecret, { identity: id, name, ttl: passSeconds })
      token.addGrant({ roomJoin: true, room, canPublish: true, canSubscribe: true, canPublishData: false })
      return token.toJwt()
    },
    async remove(room, connection) {
      try {
        await rooms.removeParticipant(room, connection)
      } catch (error) {
        if (!(error instanceof TwirpError && error.status === 404)) throw error
      }
    },
  }
}
