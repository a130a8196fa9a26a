import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import type { DeviceFault } from './device-fault.ts'
import type { InputKind } from './input-device.ts'

export interface DeviceFaultBannerProps {
  kind: InputKind
  fault: DeviceFault
  onRetry: () => void
}

/** Why a camera or microphone cannot be used, what to do about it, and another try. */
export function DeviceFaultBanner({ kind, fault, onRetry }: DeviceFaultBannerProps) {
  const { t } = useTranslation('workspace')
  return (
    <Banner
      tone="warning"
      live
      title={t(`meeting.devices.faults.${kind}.${fault}`)}
      action={
        <Button small onClick={onRetry}>
          {t('meeting.devices.again')}
        </Button>
      }
    >
      {t(`meeting.devices.todo.${fault}`)}
    </Banner>
  )
}
