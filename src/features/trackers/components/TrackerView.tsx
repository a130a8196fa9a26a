import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SafeZone, Tracker } from '#contract/trackers/schemas.ts'
import { dayField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { dayOf } from '#shared/lib/format-time.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useReadTrailQuery } from '../api.ts'
import { useLivePosition } from '../live/use-live-position.ts'
import { spanOfDay } from '../model/span-of-day.ts'
import { drawingOf, newDrawing, type ZoneDrawing } from '../model/zone-drawing.ts'
import { Handovers } from './handover/Handovers.tsx'
import { TrackerFacts } from './TrackerFacts.tsx'
import { TrackerMap } from './TrackerMap.tsx'
import { DayOfTrail } from './trail/DayOfTrail.tsx'
import styles from './Trackers.module.css'
import { ZoneEditor } from './zones/ZoneEditor.tsx'
import { ZoneList } from './zones/ZoneList.tsx'

const fields = { day: dayField }

/** One tracker: how it stands, its map with trail and zones, and the day's stops and walks. */
export function TrackerView({ tracker, refetch }: { tracker: Tracker; refetch: () => void }) {
  const { t } = useTranslation('workspace')
  const zone = useZone()
  const today = dayOf(new Date(useMountTime()).toISOString(), zone)
  const { values, change } = useAddress(fields)
  const day = values.day ?? today
  const trail = useReadTrailQuery({ params: { id: tracker.id }, query: spanOfDay(day, zone) })
  const live = useLivePosition(tracker.id, refetch)
  const [played, setPlayed] = useState<number | null>(null)
  const [drawing, setDrawing] = useState<ZoneDrawing | null>(null)
  const edit = (safeZone: SafeZone) => setDrawing(drawingOf(safeZone))
  return (
    <Stack gap="4">
      <TrackerFacts tracker={tracker} live={live} />
      <div className={styles.columns}>
        <TrackerMap
          tracker={tracker}
          live={day === today ? live : undefined}
          isToday={day === today}
          points={trail.currentData?.points ?? []}
          played={played}
          drawing={drawing}
          onDraw={setDrawing}
        />
        <Stack gap="4">
          {drawing ? (
            <ZoneEditor tracker={tracker} drawing={drawing} onChange={setDrawing} onClose={() => setDrawing(null)} />
          ) : (
            <>
              <DayOfTrail
                day={day}
                today={today}
                onDay={(next) => {
                  setPlayed(null)
                  change({ day: next === today ? undefined : next }, { replace: true })
                }}
                trail={trail}
                played={played}
                onPlay={setPlayed}
              />
              <ZoneList
                tracker={tracker}
                onEdit={edit}
                onAdd={(kind) => setDrawing(newDrawing(kind, tracker, t('trackers.zones.usualName')))}
              />
              <Handovers tracker={tracker} today={today} />
            </>
          )}
        </Stack>
      </div>
    </Stack>
  )
}
