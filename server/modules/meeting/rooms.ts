import type { RoomPass } from '#contract/meeting/schemas.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { carrierOf } from './carrier.ts'
import { gone, readStanding } from './own-connection.ts'
import { peersOf } from './peers.ts'
import type { FindPlace } from './place.ts'

/**
 * Lets the caller's connection into the room that carries the call.
 * @throws Refusal 404; 409 `connection_gone`, `no_room` while the browsers carry it themselves
 */
export async function enterRoom(platform: Platform, find: FindPlace, connection: string): Promise<RoomPass> {
  const { place, standing } = await readStanding(platform, find, connection)
  if (standing !== 'current') throw gone()
  const { address } = platform.largeCalls
  const self = (await peersOf(platform, platform.db, place.meeting)).find(({ id }) => id === connection)
  if (!address || !self || (await carrierOf(platform.db, place.meeting)) === 'mesh')
    throw conflict('no_room', 'The browsers carry this call themselves')
  return { address, token: await platform.largeCalls.pass(place.meeting, self) }
}
