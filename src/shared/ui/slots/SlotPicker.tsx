import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDate, formatInstant, zoneCity } from '#shared/lib/format-time.ts'
import { IconButton } from '../button/IconButton.tsx'
import { classes } from '../classes.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/arrow-icons.tsx'
import { GlobeIcon } from '../icons/first-view-icons.tsx'
import { VisuallyHidden } from '../layout/layout.tsx'
import { useZone } from '../time/ZoneContext.ts'
import { slotDays, step, type Cell, type FreeSlot } from './slot-days.ts'
import styles from './SlotPicker.module.css'

export interface SlotPickerProps<Slot extends FreeSlot> {
  slots: readonly Slot[]
  /** First of the shown days, in the reader's zone: `2026-11-20`. */
  from: string
  days?: number
  /** The start of the chosen slot. */
  value?: string
  onChoose: (slot: Slot) => void
  /** Absent: there is nothing earlier or later. */
  onEarlier?: () => void
  onLater?: () => void
  loading?: boolean
}

/** Free times by day in the reader's zone, which is named. One stop for Tab; arrows walk, Enter or Space chooses. */
export function SlotPicker<Slot extends FreeSlot>(props: SlotPickerProps<Slot>) {
  const { slots, from, days = 7, value, onChoose, onEarlier, onLater, loading } = props
  const { t, i18n } = useTranslation('site')
  const zone = useZone()
  const grid = useRef<HTMLDivElement>(null)
  const columns = slotDays(slots, zone, from, days)
  const lengths = columns.map((column) => column.slots.length)
  const [walked, setWalked] = useState<Cell>()

  const chosen = columns.flatMap((day, column) =>
    day.slots.flatMap((slot, row) => (slot.start === value ? [{ column, row }] : [])),
  )[0]
  const first = { column: lengths.findIndex((length) => length > 0), row: 0 }
  const valid = walked && walked.row < (lengths[walked.column] ?? 0) ? walked : undefined
  const stop = valid ?? chosen ?? first

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = step(lengths, stop, event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (!next) return
    event.preventDefault()
    setWalked(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.column}-${next.row}"]`)?.focus()
  }

  return (
    <section className={styles.picker} aria-busy={loading || undefined}>
      <div className={styles.head}>
        <IconButton label={t('ui.earlierDays')} icon={<ChevronStartIcon />} disabled={!onEarlier} onClick={onEarlier} />
        <span className={styles.zone}>
          <GlobeIcon size={16} />
          {t('ui.slotsZone', { zone: zoneCity(zone) })}
        </span>
        <IconButton label={t('ui.laterDays')} icon={<ChevronEndIcon />} disabled={!onLater} onClick={onLater} />
      </div>
      <div
        ref={grid}
        role="group"
        aria-label={t('ui.slotsOf')}
        tabIndex={loading || slots.length === 0 ? 0 : undefined}
        className={styles.days}
        style={{ '--days': days } as CSSProperties}
        onKeyDown={walk}
      >
        {columns.map(({ day, slots: free }, column) => (
          <div
            key={day}
            role="group"
            aria-label={formatCalendarDate(day, i18n.language, 'day')}
            className={classes(styles.day, free.length > 0 && styles.some)}
          >
            <span className={styles.name} aria-hidden="true">
              {formatCalendarDate(day, i18n.language, 'day')}
            </span>
            {loading && <Skeleton height="2.75rem" />}
            {!loading && free.length === 0 && (
              <span className={styles.none}>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{t('ui.slotNoneDay')}</VisuallyHidden>
              </span>
            )}
            {!loading &&
              free.map((slot, row) => (
                <button
                  key={slot.start}
                  type="button"
                  className={styles.slot}
                  data-cell={`${column}-${row}`}
                  tabIndex={stop.column === column && stop.row === row ? 0 : -1}
                  aria-pressed={slot.start === value}
                  onFocus={() => setWalked({ column, row })}
                  onClick={() => onChoose(slot)}
                >
                  {formatInstant(slot.start, i18n.language, zone, 'time')}
                </button>
              ))}
          </div>
        ))}
      </div>
      <div role="status">
        {!loading && slots.length === 0 && (
          <p className={styles.none}>
            <strong>{t('ui.slotsNone')}</strong>
            <br />
            {t('ui.slotsNoneHint')}
          </p>
        )}
      </div>
    </section>
  )
}
