import { useTranslation } from 'react-i18next'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadOutboxMessageQuery } from '../api.ts'
import { faultKey } from './outbox-faults.ts'
import styles from './admin.module.css'

/** One message as it was sent. */
export function OutboxMessage({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const message = useReadOutboxMessageQuery({ params: { id } })
  return (
    <Dialog open onClose={onClose} title={message.currentData?.subject ?? t('admin.outbox.message')} width={42}>
      <QueryState query={{ ...message, data: message.currentData }} skeleton={<SkeletonText lines={5} />}>
        {(data) => (
          <Stack gap="4">
            <Facts
              facts={[
                { name: t('admin.columns.to'), value: data.to },
                { name: t('admin.columns.channel'), value: t(`admin.outbox.channels.${data.channel}`) },
                { name: t('admin.columns.at'), value: <When instant={data.createdAt} /> },
                { name: t('admin.columns.sentAt'), value: data.sentAt && <When instant={data.sentAt} /> },
                { name: t('admin.columns.attempts'), value: String(data.attempts) },
                {
                  name: t('admin.columns.lastError'),
                  value: data.lastError && t(`admin.outbox.faults.${faultKey(data.lastError)}`),
                },
                { name: t('admin.columns.reason'), value: data.discardReason && <bdi>{data.discardReason}</bdi> },
              ]}
            />
            <p className={styles.mail}>{data.text}</p>
            {data.attachments.map((file) => (
              <section key={file.name} aria-label={file.name}>
                <Heading level={3} size="m">
                  {t('admin.outbox.attachment', { name: file.name })}
                </Heading>
                <pre className={styles.mail}>{file.text}</pre>
              </section>
            ))}
          </Stack>
        )}
      </QueryState>
    </Dialog>
  )
}
