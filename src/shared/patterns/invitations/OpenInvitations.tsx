import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRelative } from '#shared/lib/format-relative.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import styles from './invitations.module.css'

export interface OpenInvitation {
  readonly id: string
  readonly email: string
  readonly sentAt: string
  readonly expiresAt: string
}

interface OpenInvitationsProps<One extends OpenInvitation> {
  list: readonly One[]
  /** Of the heading; 2 where it is absent. */
  level?: 2 | 3
  /** What the invitation gives. */
  children: (invitation: One) => ReactNode
  onResend: (invitation: One) => void
  onWithdraw: (invitation: One) => void
  /** Ids that are being sent or withdrawn. */
  sending?: string
  withdrawing?: string
}

/** Who was asked by mail and has not answered: the link can be sent again or withdrawn. */
export function OpenInvitations<One extends OpenInvitation>(props: OpenInvitationsProps<One>) {
  const { list, level = 2, children, onResend, onWithdraw, sending, withdrawing } = props
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const time = useNow(60_000)
  const now = new Date(time).toISOString()
  if (list.length === 0) return null
  return (
    <Stack as="section" gap="4">
      <Heading level={level} size={level === 2 ? 'l' : 'm'}>
        {t('invitations.title')}
      </Heading>
      <Stack as="ul" gap="3" className={styles.list}>
        {list.map((invitation) => {
          const { id, email, sentAt, expiresAt } = invitation
          return (
            <Card as="li" key={id} padding="tight">
              <Cluster justify="between">
                <Stack gap="2" className={styles.who}>
                  <Text strong>{email}</Text>
                  <Text quiet size="s">
                    {t('invitations.sentAt', { time: formatRelative(sentAt, now, i18n.language) })} ·{' '}
                    {Date.parse(expiresAt) > time
                      ? t('invitations.until', { date: formatInstant(expiresAt, i18n.language, zone, 'date') })
                      : t('invitations.expired')}
                  </Text>
                  {children(invitation)}
                </Stack>
                <Cluster gap="2">
                  <Button
                    small
                    aria-label={t('invitations.resendTo', { email })}
                    loading={sending === id}
                    onClick={() => onResend(invitation)}
                  >
                    {t('invitations.resend')}
                  </Button>
                  <Button
                    small
                    variant="quiet"
                    aria-label={t('invitations.withdrawTo', { email })}
                    loading={withdrawing === id}
                    onClick={() => onWithdraw(invitation)}
                  >
                    {t('invitations.withdraw')}
                  </Button>
                </Cluster>
              </Cluster>
            </Card>
          )
        })}
      </Stack>
    </Stack>
  )
}
