import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { trackerTopic } from '#contract/trackers/topics.ts'
import { watchTopic } from '#shared/hub/watch-topic.ts'
import { needSlice } from '#shared/state/lazy-slice.ts'
import { livePositions, positionTold, type LivePosition } from './live-positions.ts'

/** Where a tracker is now, told by the hub while the component is mounted. `missed`: something may have been missed; look again. */
export function useLivePosition(id: string | undefined, missed: () => void): LivePosition | undefined {
  const dispatch = useDispatch()
  const lookAgain = useEffectEvent(missed)
  useEffect(() => {
    if (!id) return undefined
    dispatch(needSlice(livePositions) as never)
    return watchTopic(trackerTopic(id), (announced) => {
      if (announced?.kind !== 'tracker.moved') return lookAgain()
      const { at, latitude, longitude, battery } = announced.payload as Record<string, string>
      dispatch(
        positionTold({
          id,
          at: at!,
          latitude: Number(latitude),
          longitude: Number(longitude),
          battery: battery === '' ? null : Number(battery),
        }),
      )
    })
  }, [id, dispatch])
  return useSelector(livePositions.select)[id ?? '']
}
