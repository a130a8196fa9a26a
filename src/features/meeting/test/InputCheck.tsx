import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckOutcome } from '#contract/meeting/values.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import type { DeviceFault } from '../devices/device-fault.ts'
import type { InputKind } from '../devices/input-device.ts'
import { CheckRow } from './CheckRow.tsx'
import type { CameraFinding, MicrophoneFinding } from './findings.ts'

interface InputCheckProps<Finding> {
  found: Finding | null
  outcome: CheckOutcome | null
  /** The browser may be asking the person now. */
  isAsking: boolean
  /** Turned on, or tried once more. */
  onRetry: () => void
}

const faults: ReadonlySet<string> = new Set<DeviceFault>(['refused', 'missing', 'busy', 'unplugged', 'unknown'])
const isDeviceFault = (found: CameraFinding | MicrophoneFinding): found is DeviceFault => faults.has(found)

/** Whether the camera works, why not, and another try. */
export function CameraCheck({ found, ...rest }: InputCheckProps<CameraFinding>) {
  const { t } = useTranslation('workspace')
  const says = found !== null && !isDeviceFault(found) ? t(`meeting.test.camera.${found}`) : t('meeting.test.looking')
  return (
    <InputCheck kind="camera" found={found} {...rest}>
      {says}
    </InputCheck>
  )
}

/** Whether the microphone hears a voice, why not, and another try. */
export function MicrophoneCheck({ found, ...rest }: InputCheckProps<MicrophoneFinding>) {
  const { t } = useTranslation('workspace')
  const says = found !== null && !isDeviceFault(found) ? t(`meeting.test.microphone.${found}`) : t('meeting.test.speak')
  return (
    <InputCheck kind="microphone" found={found} {...rest}>
      {says}
    </InputCheck>
  )
}

interface Props extends InputCheckProps<CameraFinding | MicrophoneFinding> {
  kind: InputKind
  /** What is said where nothing is wrong with the device itself. */
  children: ReactNode
}

function InputCheck({ kind, found, outcome, isAsking, onRetry, children }: Props) {
  const { t } = useTranslation('workspace')
  if (isAsking) {
    return (
      <CheckRow check={kind} outcome={null}>
        {t('meeting.test.asking')}
      </CheckRow>
    )
  }
  const fault = found !== null && isDeviceFault(found) ? found : null
  const action = fault ? t('meeting.devices.again') : found === 'off' ? t('meeting.test.turnOn') : null
  return (
    <CheckRow
      check={kind}
      outcome={outcome}
      actions={
        action && (
          <Button small onClick={onRetry}>
            {action}
          </Button>
        )
      }
    >
      {fault ? (
        <>
          {t(`meeting.devices.faults.${kind}.${fault}`)} {t(`meeting.devices.todo.${fault}`)}
        </>
      ) : (
        children
      )}
    </CheckRow>
  )
}
