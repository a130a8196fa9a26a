import { beforeEach, expect, test, vi } from 'vitest'
import { handTimers, settle } from '../testing/hand-timers.ts'
import { RoomOfCall, type RoomCarrier, type RoomHears } from './room-of-call.ts'
import { showsNothing } from './shown-channel.ts'

const tracks = { microphone: null, camera: null, screen: null }
const own = { microphone: true, camera: false, screen: false }

beforeEach(() => {
  vi.stubGlobal('MediaStream', vi.fn())
})

/** A room that opens, or is not reached, as `opens` says. */
function roomThat(opens: () => boolean) {
  const { timers, due, runNext } = handTimers()
  const passes: string[] = []
  const entered: { hears: RoomHears; carrier: RoomCarrier; shown: unknown[]; isClosed: boolean }[] = []
  const room = new RoomOfCall({
    pass: async () => ({ address: 'wss://calls.test', token: `pass ${passes.length + 1}` }),
    open: async ({ token }, hears) => {
      passes.push(token)
      if (!opens()) throw new Error('not reached')
      const one = {
        hears,
        shown: [] as unknown[],
        isClosed: false,
        carrier: { show: (...shown: unknown[]) => void one.shown.push(shown), close: () => void (one.isClosed = true) },
      }
      entered.push(one)
      return one.carrier
    },
    timers,
    changed: () => {},
  })
  return { room, passes, entered, due, runNext }
}

test('what is shown before the room is open is shown in it, and so is each change', async () => {
  const { room, entered } = roomThat(() => true)
  room.show(tracks, own)
  await settle()
  room.show(tracks, showsNothing)
  expect(entered[0]!.shown).toEqual([
    [tracks, own],
    [tracks, showsNothing],
  ])
})

test('a room that is not reached is tried again, each time with another pass', async () => {
  const fates = [false, false, true]
  const { passes, entered, due, runNext } = roomThat(() => fates.shift()!)
  await settle()
  expect(due).toHaveLength(1)
  runNext()
  await settle()
  runNext()
  await settle()
  expect(passes).toEqual(['pass 1', 'pass 2', 'pass 3'])
  expect(entered).toHaveLength(1)
  expect(due).toHaveLength(0)
})

test('a room that is lost says so of each way, and is entered anew with what is shown', async () => {
  const { room, entered, runNext, passes } = roomThat(() => true)
  room.show(tracks, own)
  await settle()
  const way = room.wayOf('another')
  way.state = 'connected'
  entered[0]!.hears.lost()
  expect(way.state).toBe('interrupted')
  runNext()
  await settle()
  expect(passes).toHaveLength(2)
  expect(entered[1]!.shown).toEqual([[tracks, own]])
  expect(room.wayOf('another')).toBe(way)
})

test('who leaves while the room opens is not in it, and nothing is tried again', async () => {
  const { room, entered, due } = roomThat(() => true)
  room.close()
  await settle()
  expect(entered[0]!.isClosed).toBe(true)
  entered[0]!.hears.lost()
  expect(due).toHaveLength(0)
})
