import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OwnRequestItem } from '#contract/support/schemas.ts'
import { rowsOf, type ListQuery } from '#shared/patterns/list/list-of.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { EmptyInboxArt } from '#shared/ui/art/scenes.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { LoadMore } from '#shared/ui/navigation/LoadMore.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { ownLooks } from '../request-looks.ts'

/** The person's own requests, newest first. */
export function OwnRequests({ requests }: { requests: ListQuery<OwnRequestItem> }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack as="section" gap="4">
      <Heading level={2} size="m">
        {t('support.own.title')}
      </Heading>
      <QueryState
        query={{ ...requests, data: rowsOf(requests.data) }}
        empty={
          <Empty compact art={<EmptyInboxArt />} title={t('support.own.none')}>
            {t('support.own.noneText')}
          </Empty>
        }
      >
        {(rows) => (
          <>
            <Stack as="ul" gap="3" aria-label={t('support.own.title')}>
              {rows.map((request) => (
                <li key={request.id}>
                  <RequestCard request={request} />
                </li>
              ))}
            </Stack>
            <LoadMore
              hasMore={requests.hasNextPage === true}
              loading={requests.isFetchingNextPage === true}
              onMore={() => void requests.fetchNextPage?.()}
            />
          </>
        )}
      </QueryState>
    </Stack>
  )
}

function RequestCard({ request: { id, number, topic, subject, state, lastAt, isNew } }: { request: OwnRequestItem }) {
  const { t } = useTranslation('workspace')
  return (
    <Card as="article" padding="tight">
      <Stack gap="2">
        <Cluster justify="between">
          <Heading level={3} size="s">
            <Link to={paths.userSupport.link({ request: id })}>
              <bdi>{subject}</bdi>
            </Link>
          </Heading>
          <Cluster gap="2">
            {isNew && <Badge tone="information">{t('support.own.new')}</Badge>}
            <StatusBadge state={state} looks={ownLooks}>
              {t(`support.states.${state}`)}
            </StatusBadge>
          </Cluster>
        </Cluster>
        <Text as="div" size="s" quiet>
          {number} · {t(`support.topics.${topic}`)} · <When instant={lastAt} />
        </Text>
      </Stack>
    </Card>
  )
}
