import { useTranslation } from 'react-i18next'
import type { PushDevice } from '#contract/notices/schemas.ts'
import { deviceOf } from '#shared/lib/device.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './settings.module.css'
import type { Ability } from './this-device.ts'

interface PushDevicesProps {
  ability: Ability
  devices: readonly PushDevice[]
  fault?: string | undefined
  isTurningOn: boolean
  /** Of which device something is under way. */
  removing: string | undefined
  testing: string | undefined
  onTurnOn: () => void
  onTest: (id: string) => void
  onRemove: (device: PushDevice) => void
}

/** What this device can do, in words with a way on, and every device that shows pushes. */
export function PushDevices({ ability, devices, fault, isTurningOn, removing, testing, ...on }: PushDevicesProps) {
  const { t } = useTranslation('workspace')
  const isOn = ability === 'able' && devices.some(({ current }) => current)
  return (
    <>
      {fault && (
        <Banner tone="error" live>
          {fault}
        </Banner>
      )}
      {ability !== 'able' && (
        <Banner tone={ability === 'denied' ? 'warning' : 'information'}>{t(`notices.push.${ability}`)}</Banner>
      )}
      {ability === 'able' && !isOn && (
        <Cluster>
          <Button variant="filled" loading={isTurningOn} onClick={on.onTurnOn}>
            {t('notices.push.turnOn')}
          </Button>
        </Cluster>
      )}
      {devices.length === 0 ? (
        <Text quiet>{t('notices.push.none')}</Text>
      ) : (
        <ul className={styles.devices} aria-label={t('notices.push.list')}>
          {devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              isRemoving={removing === device.id}
              isTesting={testing === device.id}
              onTest={() => on.onTest(device.id)}
              onRemove={() => on.onRemove(device)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface DeviceProps {
  device: PushDevice
  isRemoving: boolean
  isTesting: boolean
  onTest: () => void
  onRemove: () => void
}

function Device({ device, isRemoving, isTesting, onTest, onRemove }: DeviceProps) {
  const { t } = useTranslation('workspace')
  const { browser, system } = deviceOf(device.userAgent)
  const both = browser && system && t('account.devices.browserOn', { browser, system })
  const name = both || browser || system || t('account.devices.unknown')
  return (
    <li className={styles.device}>
      <div className={styles.name}>
        <Cluster gap="2">
          <Text strong>{name}</Text>
          {device.current && <Badge tone="accent">{t('account.devices.current')}</Badge>}
        </Cluster>
        <Text quiet size="s">
          {t('notices.push.since')} <When instant={device.createdAt} />
        </Text>
      </div>
      <Cluster gap="2">
        <Button small loading={isTesting} aria-label={t('notices.push.testLabel', { device: name })} onClick={onTest}>
          {t('notices.push.test')}
        </Button>
        <Button small loading={isRemoving} aria-label={t('notices.push.removeLabel', { device: name })} onClick={onRemove}>
          {t('notices.push.remove')}
        </Button>
      </Cluster>
    </li>
  )
}
