import {
  type LocalTrackPublication,
  type Participant,
  type RemoteParticipant,
  type RemoteTrack,
  type RemoteTrackPublication,
  Room,
  RoomEvent,
  Track,
} from 'livekit-client'
import type { OpenRoom } from './room-of-call.ts'
import type { Shown } from './shown-channel.ts'
import { type Line, lines, type LocalTracks } from './way.ts'

const sources = {
  microphone: Track.Source.Microphone,
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
} as const satisfies Record<Line, Track.Source>

const isShown = (participant: Participant, line: Line): boolean => {
  const publication = participant.getTrackPublication(sources[line])
  return publication !== undefined && !publication.isMuted
}

/** Goes into a room of a LiveKit server. Loaded with the first call of more than four, and not before. */
export const openLiveKitRoom: OpenRoom = async ({ address, token }, { wayOf, changed, lost }) => {
  const room = new Room({ adaptiveStream: true, dynacast: true, disconnectOnPageLeave: true })
  const streamOf = (participant: RemoteParticipant, { source }: RemoteTrackPublication) => {
    const { face, screen } = wayOf(participant.identity)
    return source === sources.screen ? screen : face
  }
  const stands = (participant: RemoteParticipant, state: 'connected' | 'interrupted') => {
    const way = wayOf(participant.identity)
    way.state = state
    way.shown = {
      microphone: isShown(participant, 'microphone'),
      camera: isShown(participant, 'camera'),
      screen: isShown(participant, 'screen'),
    }
  }
  const standAll = (state: 'connected' | 'interrupted') => {
    for (const participant of room.remoteParticipants.values()) stands(participant, state)
    changed()
  }
  const arrived = (track: RemoteTrack, publication: RemoteTrackPublication, participant: RemoteParticipant) => {
    streamOf(participant, publication).addTrack(track.mediaStreamTrack)
    standAll('connected')
  }
  const went = (track: RemoteTrack, publication: RemoteTrackPublication, participant: RemoteParticipant) => {
    streamOf(participant, publication).removeTrack(track.mediaStreamTrack)
    standAll('connected')
  }
  room
    .on(RoomEvent.TrackSubscribed, arrived)
    .on(RoomEvent.TrackUnsubscribed, went)
    .on(RoomEvent.ParticipantConnected, () => standAll('connected'))
    .on(RoomEvent.TrackMuted, () => standAll('connected'))
    .on(RoomEvent.TrackUnmuted, () => standAll('connected'))
    .on(RoomEvent.Reconnecting, () => standAll('interrupted'))
    .on(RoomEvent.Reconnected, () => standAll('connected'))
    .on(RoomEvent.Disconnected, lost)
  await room.connect(address, token)
  standAll('connected')
  const publisher = createPublisher(room)
  return {
    show: publisher,
    close() {
      room.off(RoomEvent.Disconnected, lost)
      void room.disconnect(false)
    },
  }
}

/** Publishes what is shown, one change after the other; tracks are the call's own and are not stopped with it. */
function createPublisher(room: Room): (tracks: LocalTracks, own: Shown) => void {
  const published = new Map<Line, { readonly track: MediaStreamTrack; readonly publication: LocalTrackPublication }>()
  let work = Promise.resolve()
  const put = async (line: Line, track: MediaStreamTrack | null, isOn: boolean) => {
    const before = published.get(line)
    if (before && before.track !== track) {
      published.delete(line)
      await room.localParticipant.unpublishTrack(before.track, false)
    }
    if (track && before?.track !== track)
      published.set(line, { track, publication: await room.localParticipant.publishTrack(track, { source: sources[line] }) })
    const publication = published.get(line)?.publication
    if (publication && publication.isMuted === isOn) await (isOn ? publication.unmute() : publication.mute())
  }
  return (tracks, own) => {
    for (const line of lines)
      // What could not be published now is published with the next change; the room says when it is lost.
      work = work.then(() => put(line, tracks[line], own[line])).catch(() => {})
  }
}
