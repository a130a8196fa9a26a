import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { observationKinds } from '#contract/observations/values.ts'
import type { TimelineItem } from '#contract/records/timeline-schemas.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from '../records.module.css'
import { stateWordOf } from './state-word.ts'
import { useItemLink } from './use-item-link.ts'

interface TimelineRowProps {
  item: TimelineItem
  /** For what the record itself holds; all else has a screen of its own. */
  onOpen: (id: string) => void
}

/** One line of the timeline: when, what, in whose words, and how it stands. */
export function TimelineRow({ item, onOpen }: TimelineRowProps) {
  const { t } = useTranslation('workspace')
  const linkOf = useItemLink()
  const kind = t(`records.kinds.${item.kind}`)
  // The record has no words of its own for what was measured.
  const measured = observationKinds.find((one) => item.kind === 'observation' && one === item.state)
  const title = item.title !== '' ? item.title : measured ? t(`observations.kinds.${measured}`) : kind
  const link = linkOf(item)
  const state = stateWordOf(item)
  return (
    <div className={styles.row}>
      <Text size="s" quiet>
        {item.isDay ? <CalendarDay date={utcDay(item.at)} /> : <When instant={item.at} />} · {kind}
      </Text>
      <Cluster gap="2">
        {link === 'entry' ? (
          <button type="button" className={styles.open} onClick={() => onOpen(item.id)}>
            <bdi>{title}</bdi>
          </button>
        ) : link === null ? (
          <Text as="span" strong>
            <bdi>{title}</bdi>
          </Text>
        ) : (
          <Link to={link} className={styles.open}>
            <bdi>{title}</bdi>
          </Link>
        )}
        {state && <Badge tone={state.tone}>{t(state.word)}</Badge>}
        {item.isWithdrawn && <Badge tone="error">{t('records.marks.withdrawn')}</Badge>}
        {item.isCorrected && <Badge>{t('records.marks.corrected')}</Badge>}
        {item.toldByOwner && <Badge>{t(item.isConfirmed ? 'records.marks.confirmed' : 'records.marks.told')}</Badge>}
      </Cluster>
      {item.text !== '' && (
        <Text size="s">
          <bdi className={styles.said}>{item.text}</bdi>
        </Text>
      )}
      {item.by !== null && item.by !== title && (
        <Text size="s" quiet>
          {item.by}
        </Text>
      )}
    </div>
  )
}
