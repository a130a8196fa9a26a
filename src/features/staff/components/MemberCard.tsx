import { useTranslation } from 'react-i18next'
import type { StaffMember } from '#contract/staff/schemas.ts'
import { formatRelative } from '#shared/lib/format-relative.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './staff.module.css'

interface MemberCardProps {
  member: StaffMember
  busy: boolean
  onChangeRights: () => void
  onSuspend: () => void
  onRestore: () => void
}

/** Somebody who works for the doctor: who, what they may do, what can be done. */
export function MemberCard({ member, busy, onChangeRights, onSuspend, onRestore }: MemberCardProps) {
  const { t, i18n } = useTranslation('workspace')
  const { name, email, avatar, state, rights, lastSeenAt } = member
  const now = new Date(useNow(60_000)).toISOString()
  return (
    <Card as="article">
      <Stack gap="4">
        <Cluster style={{ flexWrap: 'nowrap' }}>
          <Avatar name={name} src={avatar} size={48} />
          <div className={styles.who}>
            <Heading level={3} size="m">
              {name}
            </Heading>
            {email && (
              <Text quiet size="s">
                {email}
              </Text>
            )}
            <Text quiet size="s">
              {lastSeenAt ? t('staff.lastSeen', { time: formatRelative(lastSeenAt, now, i18n.language) }) : t('staff.neverSeen')}
            </Text>
          </div>
        </Cluster>
        <Cluster gap="2">
          {state === 'suspended' && <Badge tone="warning">{t('staff.suspended')}</Badge>}
          {rights.length === 0 && <Badge>{t('staff.noRights')}</Badge>}
          {rights.map((right) => (
            <Badge key={right} tone="accent">
              {t(`staff.rights.${right}`)}
            </Badge>
          ))}
        </Cluster>
        <Cluster gap="2">
          <Button small aria-label={t('staff.changeOf', { name })} onClick={onChangeRights}>
            {t('staff.change')}
          </Button>
          {state === 'suspended' ? (
            <Button small variant="quiet" loading={busy} aria-label={t('staff.restoreOf', { name })} onClick={onRestore}>
              {t('staff.restore')}
            </Button>
          ) : (
            <Button small variant="quiet" loading={busy} aria-label={t('staff.suspendOf', { name })} onClick={onSuspend}>
              {t('staff.suspend')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
