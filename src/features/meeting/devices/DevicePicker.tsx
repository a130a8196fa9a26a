import { useTranslation } from 'react-i18next'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { isFault } from './device-fault.ts'
import { DeviceFaultBanner } from './DeviceFaultBanner.tsx'
import type { DeviceKind, LocalMedia, LocalState } from './local-media.ts'
import { useDeviceList, useLocalMedia } from './use-local-media.ts'

const kinds = { camera: 'videoinput', microphone: 'audioinput', speaker: 'audiooutput' } as const

/** Safari and phones choose the speaker themselves. */
const canChooseSpeaker = 'HTMLMediaElement' in globalThis && 'setSinkId' in HTMLMediaElement.prototype

export interface DevicePickerProps {
  media: LocalMedia
  /** Which of them can be chosen. */
  only?: readonly DeviceKind[]
  /** Without words about faults, where these are said already. */
  isSilent?: boolean
}

/** Which camera, microphone and speaker are used, blur, and what is wrong with a device, each with a way on. */
export function DevicePicker({ media, only = ['camera', 'microphone', 'speaker'], isSilent }: DevicePickerProps) {
  const { t } = useTranslation('workspace')
  const state = useLocalMedia(media)
  const devices = useDeviceList(media)
  const chosen = only.filter((kind) => kind !== 'speaker' || canChooseSpeaker)
  return (
    <Stack gap="4">
      {!isSilent && <DeviceMessages media={media} />}
      {chosen.map((kind) => (
        <DeviceChoice key={kind} kind={kind} state={state} devices={devices} onChoose={(id) => void media.choose(kind, id)} />
      ))}
      {only.includes('camera') && state.blur !== 'unavailable' && (
        <Checkbox
          label={t('meeting.devices.blur')}
          checked={state.blur === 'on'}
          onChange={({ target }) => void media.turnBlur(target.checked)}
        />
      )}
    </Stack>
  )
}

/** What is wrong with the devices, or has just changed by itself: for the call as well, where no choice is shown. */
export function DeviceMessages({ media }: { media: LocalMedia }) {
  const { t } = useTranslation('workspace')
  const state = useLocalMedia(media)
  const { camera, microphone, replacement } = state
  return (
    <>
      {isFault(microphone) && <DeviceFaultBanner kind="microphone" fault={microphone} onRetry={() => void media.open()} />}
      {isFault(camera) && <DeviceFaultBanner kind="camera" fault={camera} onRetry={() => void media.turnCamera(true)} />}
      {replacement && (
        <Banner tone="information" live>
          {t(`meeting.devices.replaced.${replacement.kind}`, { name: replacement.label })}
        </Banner>
      )}
    </>
  )
}

interface DeviceChoiceProps {
  kind: DeviceKind
  state: LocalState
  devices: readonly MediaDeviceInfo[]
  onChoose: (deviceId: string) => void
}

function DeviceChoice({ kind, state, devices, onChoose }: DeviceChoiceProps) {
  const { t } = useTranslation('workspace')
  // Before somebody has allowed one of them, browsers tell of one without id and name.
  const ofKind = devices.filter((device) => device.kind === kinds[kind] && device.deviceId !== '')
  if (ofKind.length === 0) return null
  const chosen = state[`${kind}Id`]
  return (
    <Field label={t(`meeting.devices.kinds.${kind}`)}>
      <Select
        value={ofKind.some(({ deviceId }) => deviceId === chosen) ? chosen! : ofKind[0]!.deviceId}
        onChange={({ target }) => onChoose(target.value)}
        options={ofKind.map(({ deviceId, label }, place) => ({
          value: deviceId,
          label: label || t('meeting.devices.unnamed', { number: place + 1 }),
        }))}
      />
    </Field>
  )
}
