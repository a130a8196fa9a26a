import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskRequest } from '#contract/support/schemas.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { MailAddress } from '#shared/ui/text/MailAddress.tsx'
import { deskLooks } from '../request-looks.ts'
import { Thread } from '../Thread.tsx'
import { useReplying } from '../use-replying.ts'
import { Answer } from './Answer.tsx'
import { DeskVerbs } from './DeskVerbs.tsx'
import { Note } from './Note.tsx'
import { Snooze } from './Snooze.tsx'
import { useAtDesk } from './use-at-desk.ts'

/** One request at the desk: what was written, the answer, and what the office keeps to itself. */
export function DeskRequestView({ request }: { request: DeskRequest }) {
  const { t } = useTranslation('workspace')
  const [snoozing, setSnoozing] = useState(false)
  useAtDesk()
  const { id, number, subject, state, topic, source, name, email, openedAt, snoozedUntil, assignedTo, failedCall } = request
  return (
    <DetailPage
      crumbs={[{ label: t('support.routes.supportDesk.title'), to: paths.supportDesk.link() }, { label: number }]}
      title={<bdi>{subject}</bdi>}
      about={t(`support.sources.${source}`)}
      state={
        <StatusBadge state={state} looks={deskLooks}>
          {t(`support.desk.states.${state}`)}
        </StatusBadge>
      }
      actions={<DeskVerbs request={request} onSnooze={() => setSnoozing(true)} />}
      aside={
        <>
          <Card>
            <Facts
              facts={[
                { name: t('support.desk.from'), value: <bdi>{name}</bdi> },
                { name: t('support.desk.email'), value: email && <MailAddress>{email}</MailAddress> },
                { name: t('support.open.topic'), value: t(`support.topics.${topic}`) },
                { name: t('support.desk.opened'), value: <When instant={openedAt} /> },
                { name: t('support.desk.assigned'), value: assignedTo?.name ?? t('support.desk.nobody') },
                { name: t('support.desk.until'), value: snoozedUntil && <When instant={snoozedUntil} /> },
                { name: t('support.open.failedCall'), value: failedCall && <code>{failedCall}</code> },
              ]}
            />
          </Card>
          <Card>
            <Note id={id} />
          </Card>
        </>
      }
    >
      <Stack gap="5">
        <Thread messages={request.messages} replying={useReplying(id)} />
        {state === 'closed' ? <Banner>{t('support.desk.closed')}</Banner> : state !== 'solved' && <Answer request={request} />}
      </Stack>
      {snoozing && <Snooze request={request} onClose={() => setSnoozing(false)} />}
    </DetailPage>
  )
}
