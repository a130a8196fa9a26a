import { useState } from 'react'
import { useMedia } from '#shared/patterns/list/use-media.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'

const key = 'carenest:menu-narrow'

/**
 * Whether the menu at the side shows icons alone. Where the window leaves room for both, as the person chose on this device; on a tablet
 * what they work on needs the room, so the menu opens for the moment only.
 */
export function useNarrowMenu(): readonly [isNarrow: boolean, toggle: () => void] {
  const hasRoom = useMedia('(min-width: 75rem)')
  const [isChosen, setChosen] = useState(() => browserStorage.getItem(key) === 'yes')
  const [isOpened, setOpened] = useState(false)
  const toggle = () => {
    if (!hasRoom) return setOpened(!isOpened)
    browserStorage.setItem(key, isChosen ? 'no' : 'yes')
    setChosen(!isChosen)
  }
  return [hasRoom ? isChosen : !isOpened, toggle]
}
