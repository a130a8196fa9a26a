import { useTranslation } from 'react-i18next'
import type { CurrentEntry } from '#contract/records/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from '../records.module.css'
import { stateWordOf } from '../timeline/state-word.ts'

/** One thing that holds: its name, how grave it is, who said so. */
export function CurrentRow({ entry: { facts, toldByOwner, isConfirmed }, onOpen }: { entry: CurrentEntry; onOpen: () => void }) {
  const { t, i18n } = useTranslation('workspace')
  const day = (date: string) => formatCalendarDate(date, i18n.language)
  const severity = facts.kind === 'allergy' ? stateWordOf({ state: facts.severity }) : null
  return (
    <>
      <Cluster gap="2">
        <button type="button" className={styles.open} onClick={onOpen}>
          <bdi>{nameOf(facts)}</bdi>
        </button>
        {severity && <Badge tone={severity.tone}>{t(severity.word)}</Badge>}
        {toldByOwner && <Badge>{t(isConfirmed ? 'records.marks.confirmed' : 'records.marks.told')}</Badge>}
      </Cluster>
      <Text as="div" size="s" quiet>
        {facts.kind === 'vaccination' ? (
          <>
            {day(facts.date)}
            {facts.due !== null && ` · ${t('records.dueOn', { date: day(facts.due) })}`}
          </>
        ) : (
          <bdi>{moreOf(facts)}</bdi>
        )}
      </Text>
    </>
  )
}

function nameOf(facts: CurrentEntry['facts']): string {
  if (facts.kind === 'allergy') return facts.substance
  if (facts.kind === 'vaccination') return facts.vaccine
  return 'name' in facts ? facts.name : ''
}

function moreOf(facts: CurrentEntry['facts']): string {
  if (facts.kind === 'allergy') return facts.reaction
  if (facts.kind === 'medication') return facts.dose
  return 'remark' in facts ? facts.remark : ''
}
