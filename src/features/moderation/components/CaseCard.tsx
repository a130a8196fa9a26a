import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ModerationCase } from '#contract/social/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { caseLooks } from './case-looks.ts'
import styles from './moderation.module.css'

/** One case in the queue: what it is about, how often and since when. */
export function CaseCard({ case: { id, subject, state, member, frozen, reports, openedAt } }: { case: ModerationCase }) {
  const { t } = useTranslation('workspace')
  return (
    <Card as="article" padding="tight">
      <Stack gap="2">
        <Cluster justify="between">
          <Heading level={2} size="s">
            <Link className={styles.name} to={paths.moderationQueue.link({ case: id })}>
              {t(`moderation.subjects.${subject}`)} · <bdi>{member.name}</bdi>
            </Link>
          </Heading>
          <StatusBadge state={state} looks={caseLooks}>
            {t(`moderation.states.${state}`)}
          </StatusBadge>
        </Cluster>
        <p dir="auto">{frozen.text.length > 200 ? `${frozen.text.slice(0, 200)} …` : frozen.text}</p>
        <Text as="div" size="s" quiet>
          {t('moderation.reports', { count: reports.length })} · <When instant={openedAt} />
        </Text>
      </Stack>
    </Card>
  )
}
