import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notices/schemas.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { daysOf, nearDay, type NoticeDay } from '../model.ts'
import { NoticeRow } from './NoticeRow.tsx'
import styles from './notices.module.css'

/** Notices under the days on which they came. */
export function NoticeDays({ notices }: { notices: readonly Notice[] }) {
  const zone = useZone()
  return (
    <Stack gap="5">
      {daysOf(notices, zone).map((each) => (
        <Day key={each.day} {...each} />
      ))}
    </Stack>
  )
}

function Day({ day, notices }: NoticeDay) {
  const { t } = useTranslation('workspace')
  const id = useId()
  const zone = useZone()
  const near = nearDay(day, zone, useMountTime())
  return (
    <section aria-labelledby={id}>
      <Stack gap="2">
        <Heading level={2} size="m" id={id}>
          {near ? t(`notices.${near}`) : <CalendarDay date={day} show="day" />}
        </Heading>
        <Card padding="none">
          <ul className={styles.list} aria-labelledby={id}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} />
              </li>
            ))}
          </ul>
        </Card>
      </Stack>
    </section>
  )
}
