import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { contactMessageItem } from '#contract/admin/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useMarkContactMessageMutation } from '../api.ts'
import styles from './admin.module.css'

export type Message = z.infer<typeof contactMessageItem>

/** What somebody wrote, and whether it has been handled. */
export function ContactMessage({ message }: { message: Message }) {
  const { t } = useTranslation('workspace')
  const [mark, { isLoading }] = useMarkContactMessageMutation()
  const isHandled = message.handledAt !== null
  return (
    <Stack as="article" gap="3">
      <Cluster justify="between">
        <Heading level={2} size="m">
          {message.subject}
        </Heading>
        <Badge tone={isHandled ? 'success' : 'warning'} icon={isHandled ? <CheckIcon size={14} /> : undefined}>
          {t(isHandled ? 'admin.inbox.handled' : 'admin.inbox.open')}
        </Badge>
      </Cluster>
      <Text as="div" size="s" quiet>
        {message.name} · <a href={`mailto:${message.email}`}>{message.email}</a> · <When instant={message.createdAt} />
      </Text>
      <p className={styles.text} dir="auto">
        {message.message}
      </p>
      <Cluster>
        <Button
          small
          variant={isHandled ? 'quiet' : 'outlined'}
          loading={isLoading}
          onClick={() => void mark({ params: { id: message.id }, body: { handled: !isHandled } })}
        >
          {t(isHandled ? 'admin.inbox.reopen' : 'admin.inbox.markHandled')}
        </Button>
      </Cluster>
    </Stack>
  )
}
