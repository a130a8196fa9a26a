import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HealthRecord, Look } from '#contract/records/schemas.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useListLooksInfiniteQuery } from '../../api.ts'
import styles from '../records.module.css'
import { RowList } from '../RowList.tsx'
import { AskWhy } from './AskWhy.tsx'

/** Who read or wrote the record, when, as what and why; and the way to ask. */
export function Looks({ record }: { record: HealthRecord }) {
  const { t } = useTranslation('workspace')
  const looks = useListLooksInfiniteQuery({ params: { id: record.id }, query: { limit: 50 } })
  const [asked, setAsked] = useState<Look>()
  return (
    <Stack>
      <Text quiet>{t('records.looks.about')}</Text>
      <RowList
        label={t('records.tabs.looks')}
        query={looks}
        empty={<Empty title={t('records.looks.none')} />}
        itemKey={({ id }) => id}
      >
        {(look) => <LookRow look={look} onAsk={() => setAsked(look)} />}
      </RowList>
      {asked && <AskWhy subjectId={record.id} look={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  )
}

function LookRow({ look, onAsk }: { look: Look; onAsk: () => void }) {
  const { t } = useTranslation('workspace')
  const name = look.isOwn ? t('records.looks.you') : (look.by ?? t('records.closedAccount'))
  return (
    <div className={styles.row}>
      <Cluster gap="2" justify="between">
        <Text>{t(look.isOwn ? `records.looks.ownActs.${look.act}` : `records.looks.acts.${look.act}`, { name })}</Text>
        {!look.isOwn && (
          <Button small variant="quiet" onClick={onAsk} aria-label={t('records.looks.askOf', { name })}>
            {t('records.looks.ask')}
          </Button>
        )}
      </Cluster>
      <Text as="div" size="s" quiet>
        <When instant={look.at} /> · {t(`records.standings.${look.capacity}`)}
      </Text>
      {look.capacity === 'emergency' && (
        <div>
          <Badge tone="warning">{t('records.looks.withReason')}</Badge>
        </div>
      )}
      {look.reason !== null && (
        <Text size="s">
          {t('records.fields.reason')}: <bdi className={styles.said}>{look.reason}</bdi>
        </Text>
      )}
    </div>
  )
}
