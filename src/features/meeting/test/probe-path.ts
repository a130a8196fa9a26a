import type { Relay } from '#contract/meeting/schemas.ts'
import type { PathFinding, RelayFinding } from './findings.ts'

const connectWithin = 8000
const reflexiveWithin = 4000

/** Of ICE: `stun:` and `turn:` with their secure kinds. */
const isRelay = ({ urls }: Relay['iceServers'][number]) => urls.some((url) => url.startsWith('turn'))

/**
 * Looks for the way that sound and picture would take: two connections within the page find each other over the given servers. `relay` is
 * `null` outside of a call, where nobody has credentials. Where a server that tells one's outer address is configured and does not answer,
 * the network lets nothing through directly, whatever the two do within the page.
 */
export async function probePath(relay: Relay | null): Promise<PathFinding> {
  if (!('RTCPeerConnection' in globalThis)) return { way: null, relay: 'unchecked' }
  const iceServers = relay?.iceServers ?? []
  const relays = iceServers.filter(isRelay)
  const others = iceServers.filter((server) => !isRelay(server))
  const [direct, relayed] = await Promise.all([
    connects({ iceServers: others }, others.length > 0),
    relays.length > 0 ? connects({ iceServers: relays, iceTransportPolicy: 'relay' }, false) : null,
  ])
  const ofRelay: RelayFinding = relayed === null ? (relay ? 'notConfigured' : 'unchecked') : relayed ? 'works' : 'fails'
  if (direct) return { way: 'direct', relay: ofRelay }
  return { way: relayed ? 'relayed' : 'none', relay: ofRelay }
}

/** Do two connections in this page find each other? `needsReflexive`: and does the network show an address to the outside? */
async function connects(configuration: RTCConfiguration, needsReflexive: boolean): Promise<boolean> {
  const one = new RTCPeerConnection(configuration)
  const other = new RTCPeerConnection(configuration)
  try {
    const reflexive = seesReflexive(one)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      from.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate) void to.addIceCandidate(candidate).catch(() => {})
      })
    const channel = one.createDataChannel('test')
    const opened = new Promise<boolean>((resolve) => channel.addEventListener('open', () => resolve(true)))
    await one.setLocalDescription()
    await other.setRemoteDescription(one.localDescription!)
    await other.setLocalDescription()
    await one.setRemoteDescription(other.localDescription!)
    const isOpen = await within(connectWithin, opened)
    return isOpen && (!needsReflexive || (await within(reflexiveWithin, reflexive)))
  } catch {
    return false
  } finally {
    one.close()
    other.close()
  }
}

const seesReflexive = (connection: RTCPeerConnection) =>
  new Promise<boolean>((resolve) => {
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate?.type === 'srflx') resolve(true)
    })
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState === 'complete') resolve(false)
    })
  })

/** The answer, or that it is not, once the time is over. */
async function within(milliseconds: number, answer: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  const found = await Promise.race([answer, tooLate])
  clearTimeout(timer)
  return found
}
