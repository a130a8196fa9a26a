import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { session } from '#contract/account/schemas.ts'
import { formatRelative } from '#shared/lib/format-relative.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { deviceOf } from '#shared/lib/device.ts'
import { useNow } from '../../use-now.ts'
import styles from './settings.module.css'

interface DeviceRowProps {
  session: z.output<typeof session>
  busy: boolean
  onEnd: () => void
}

/** One device: what it is, since when, from where. */
export function DeviceRow({ session, busy, onEnd }: DeviceRowProps) {
  const { t, i18n } = useTranslation('workspace')
  const now = useNow()
  const { browser, system } = deviceOf(session.userAgent)
  const name =
    browser && system ? t('account.devices.browserOn', { browser, system }) : (browser ?? system ?? t('account.devices.unknown'))
  const seen = formatRelative(session.lastSeenAt, now, i18n.language)
  return (
    <li className={styles.row}>
      <div className={styles.device}>
        <Cluster gap="2">
          <Text strong>{name}</Text>
          {session.current && <Badge tone="accent">{t('account.devices.current')}</Badge>}
        </Cluster>
        <Text quiet size="s">
          {t('account.devices.lastSeen', { time: seen })}
          {session.ip && ` · ${t('account.devices.address', { ip: session.ip })}`}
        </Text>
        <Text quiet size="s">
          {t('account.devices.since')} <When instant={session.createdAt} />
        </Text>
      </div>
      {!session.current && (
        <Button small loading={busy} aria-label={t('account.devices.endLabel', { device: name })} onClick={onEnd}>
          {t('account.devices.end')}
        </Button>
      )}
    </li>
  )
}
