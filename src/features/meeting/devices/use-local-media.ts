import { useEffect, useState, useSyncExternalStore } from 'react'
import { createLocalMedia, type LocalMedia, type LocalState } from './local-media.ts'

/** How camera, microphone and speaker stand, with each change. */
export function useLocalMedia(media: LocalMedia): LocalState {
  const read = () => media.state
  return useSyncExternalStore(media.onChange, read, read)
}

/** Devices of the component's own, let go with it. It opens them itself. */
export function useOwnMedia(): LocalMedia {
  const [media] = useState(() => createLocalMedia())
  useEffect(() => () => media.close(), [media])
  return media
}

/** What there is to choose from; asked again when devices come, go or are opened, by which they get their names. */
export function useDeviceList(media: LocalMedia): readonly MediaDeviceInfo[] {
  const state = useLocalMedia(media)
  const [list, setList] = useState<readonly MediaDeviceInfo[]>([])
  useEffect(() => {
    let isShown = true
    void media.list().then(
      (devices) => isShown && setList(devices),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [media, state])
  return list
}
