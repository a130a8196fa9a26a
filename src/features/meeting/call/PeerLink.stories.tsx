import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'
import { expect, waitFor } from 'storybook/test'
import { TwoSides } from '../testing/two-sides.ts'
import type { PeerLink } from './peer-link.ts'
import { StreamView } from './StreamView.tsx'

/** The sides of the story that is shown. */
let sides: TwoSides | undefined

/** What each side sees of the other. */
function Sides({ of }: { of: TwoSides }) {
  useSyncExternalStore(of.onChange, () => of.changes)
  const { doctor, patient } = of
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, maxInlineSize: 640 }}>
      <StreamView key={doctor.face.id} stream={doctor.face} muted aria-label="The patient, as the doctor sees them" />
      <StreamView key={`of ${patient.face.id}`} stream={patient.face} muted aria-label="The doctor, as the patient sees them" />
    </div>
  )
}

export default {
  title: 'Parts/Call/Two sides',
  loaders: [
    () => {
      sides?.close()
      sides = new TwoSides()
      return { sides }
    },
  ],
  render: (_args, { loaded }) => <Sides of={(loaded as { sides: TwoSides }).sides} />,
} satisfies Meta
type Story = StoryObj

const within = { timeout: 30_000 }

async function bothSee(canvasElement: HTMLElement): Promise<void> {
  const videos = () => [...canvasElement.querySelectorAll('video')]
  const frames = () => videos().map((video) => video.getVideoPlaybackQuality().totalVideoFrames)
  await waitFor(() => expect(videos()).toHaveLength(2), within)
  await waitFor(() => expect([sides!.doctor.state, sides!.patient.state]).toEqual(['connected', 'connected']), within)
  await waitFor(() => expect(Math.min(...frames())).toBeGreaterThan(5), within)
  const before = frames()
  await waitFor(() => expect(frames().every((now, index) => now > before[index]! + 5)).toBe(true), within)
}

const signalling = () => [sides!.doctor.peer?.signalingState, sides!.patient.peer?.signalingState]

/** Two sides find each other, and each sees the other move. */
export const Connects: Story = { play: ({ canvasElement }) => bothSee(canvasElement) }

/** Both offer in the same moment: the patient gives way, and the call goes on. */
export const BothOfferAtOnce: Story = {
  async play({ canvasElement }) {
    await bothSee(canvasElement)
    sides!.hold()
    sides!.doctor.peer!.restartIce()
    sides!.patient.peer!.restartIce()
    await waitFor(() => expect(signalling()).toEqual(['have-local-offer', 'have-local-offer']), within)
    sides!.release()
    await waitFor(() => expect(signalling()).toEqual(['stable', 'stable']), within)
    await bothSee(canvasElement)
  },
}

/** Steps: the side believes for a moment that its way is lost. */
function lose(link: PeerLink): void {
  const peer = link.peer!
  Object.defineProperty(peer, 'connectionState', { get: () => 'failed', configurable: true })
  peer.dispatchEvent(new Event('connectionstatechange'))
  setTimeout(() => {
    Reflect.deleteProperty(peer, 'connectionState')
    peer.dispatchEvent(new Event('connectionstatechange'))
  }, 200)
}

/** Both lose their way at once: the doctor alone offers, with fresh servers on both sides, and the connection stays. */
export const BothLoseTheirWay: Story = {
  async play({ canvasElement }) {
    await bothSee(canvasElement)
    const peers = [sides!.doctor.peer, sides!.patient.peer]
    const asked = sides!.askedForServers
    const before = sides!.doctor.peer!.localDescription!.sdp
    lose(sides!.patient)
    lose(sides!.doctor)
    await waitFor(() => expect(sides!.doctor.peer!.localDescription!.sdp).not.toBe(before), within)
    await waitFor(() => expect(signalling()).toEqual(['stable', 'stable']), within)
    await expect(sides!.askedForServers).toBeGreaterThanOrEqual(asked + 2)
    await expect(sides!.patient.peer!.localDescription!.type).toBe('answer')
    await bothSee(canvasElement)
    await expect([sides!.doctor.peer, sides!.patient.peer]).toEqual(peers)
  },
}

/** The patient alone notices: the doctor is asked, and offers. */
export const PatientLosesTheWay: Story = {
  async play({ canvasElement }) {
    await bothSee(canvasElement)
    const before = sides!.doctor.peer!.localDescription!.sdp
    lose(sides!.patient)
    await waitFor(() => expect(sides!.doctor.peer!.localDescription!.sdp).not.toBe(before), within)
    await bothSee(canvasElement)
  },
}

/** One side is loaded anew while the offer is still on its way. */
export const ReloadWhileNegotiating: Story = {
  async play({ canvasElement }) {
    sides!.hold()
    sides!.meet()
    sides!.hold()
    await waitFor(() => expect(sides!.heldCount).toBeGreaterThan(0), within)
    sides!.meet()
    await bothSee(canvasElement)
  },
}

/** A camera is unplugged and another takes its place: nothing is negotiated, and the picture goes on. */
export const AnotherCamera: Story = {
  async play({ canvasElement }) {
    await bothSee(canvasElement)
    const { peer } = sides!.doctor
    let negotiated = 0
    peer!.addEventListener('negotiationneeded', () => (negotiated += 1))
    sides!.changeCamera()
    await bothSee(canvasElement)
    await expect(negotiated).toBe(0)
    await expect(sides!.doctor.peer).toBe(peer)
  },
}
