import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trail } from '#contract/trackers/schemas.ts'
import { addDays } from '#contract/kernel/days.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { formatLength } from '#shared/lib/measures.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { PlayIcon } from '#shared/ui/icons/action-icons.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { PauseIcon } from '#shared/ui/icons/status-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { ScrollRegion } from '#shared/ui/layout/ScrollRegion.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import type { useReadTrailQuery } from '../../api.ts'
import styles from '../Trackers.module.css'

interface DayOfTrailProps {
  day: string
  today: string
  onDay: (day: string) => void
  trail: ReturnType<typeof useReadTrailQuery>
  played: number | null
  onPlay: (point: number | null) => void
}

/** One day: what was walked, when and where it stayed, and the trail played. */
export function DayOfTrail({ day, today, onDay, trail, played, onPlay }: DayOfTrailProps) {
  const { t } = useTranslation('workspace')
  return (
    <Card padding="tight">
      <Stack gap="3">
        <div className={styles.day}>
          <IconButton label={t('trackers.day.before')} icon={<ChevronStartIcon />} onClick={() => onDay(addDays(day, -1))} />
          <Field label={t('trackers.day.label')}>
            <DatePicker value={day} max={today} onChange={({ target }) => target.value && onDay(target.value)} />
          </Field>
          <IconButton
            label={t('trackers.day.after')}
            icon={<ChevronEndIcon />}
            disabled={day >= today}
            onClick={() => onDay(addDays(day, 1))}
          />
        </div>
        <QueryState query={{ ...trail, data: trail.currentData }}>
          {(shown) =>
            shown.fixes === 0 ? (
              <Text quiet>{t('trackers.day.nothing')}</Text>
            ) : (
              <Shown key={day} trail={shown} played={played} onPlay={onPlay} />
            )
          }
        </QueryState>
      </Stack>
    </Card>
  )
}

/** Milliseconds a point is shown: a whole day takes about half a minute. */
const frame = (count: number) => Math.max(40, Math.min(400, 30_000 / count))

function Shown({ trail, played, onPlay }: Pick<DayOfTrailProps, 'played' | 'onPlay'> & { trail: Trail }) {
  const { t, i18n } = useTranslation('workspace')
  const units = useUnits()
  const [isPlaying, setPlaying] = useState(false)
  const last = trail.points.length - 1
  const at = Math.min(played ?? last, last)
  const step = useEffectEvent(() => {
    if (at >= last) setPlaying(false)
    else onPlay(at + 1)
  })
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => step(), frame(last + 1))
    return () => clearInterval(timer)
  }, [isPlaying, last])
  const play = () => {
    if (!isPlaying && at >= last) onPlay(0)
    setPlaying(!isPlaying)
  }
  const length = (metres: number) => formatLength(metres, i18n.language, units)
  const stretches = [
    ...trail.walks.map((walk) => ({ ...walk, kind: 'walk' as const })),
    ...trail.stops.map((stop) => ({ ...stop, kind: 'stop' as const, metres: 0 })),
  ].toSorted((one, other) => one.from.localeCompare(other.from))
  return (
    <Stack gap="3">
      {trail.isSimplified ? (
        <Text quiet>{t('trackers.day.simplified')}</Text>
      ) : (
        <Text strong>{t('trackers.day.walked', { length: length(trail.metres) })}</Text>
      )}
      <Cluster gap="2">
        <Button small icon={isPlaying ? <PauseIcon size={16} /> : <PlayIcon size={16} />} onClick={play}>
          {t(isPlaying ? 'trackers.day.pause' : 'trackers.day.play')}
        </Button>
        <input
          type="range"
          className={styles.range}
          aria-label={t('trackers.day.moment')}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => {
            setPlaying(false)
            onPlay(Number(target.value))
          }}
        />
        <Text size="s" numbers>
          <When instant={trail.points[at]!.at} show="time" />
        </Text>
      </Cluster>
      <ScrollRegion label={t('trackers.day.stretches')} className={styles.frame}>
        <ul className={styles.stretches} aria-label={t('trackers.day.stretches')}>
          {stretches.map(({ kind, from, until, metres }) => (
            <li key={`${kind} ${from}`}>
              <Text size="s" numbers>
                <When instant={from} show="time" /> – <When instant={until} show="time" />
              </Text>
              <Text size="s" quiet>
                {kind === 'walk' ? t('trackers.day.walk', { length: length(metres) }) : t('trackers.day.stop')}
              </Text>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </Stack>
  )
}
