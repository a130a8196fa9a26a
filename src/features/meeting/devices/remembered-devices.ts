import { browserStorage } from '#shared/session/safe-storage.ts'

/** What somebody chose on this device, until they choose another. Ids of devices hold for one site in one browser. */
export interface RememberedDevices {
  readonly camera: string | null
  readonly microphone: string | null
  readonly speaker: string | null
  readonly blur: boolean
}

const key = 'carenest:meeting-devices'
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

export function readRemembered(): RememberedDevices {
  const stored = parsed(browserStorage.getItem(key))
  return {
    camera: textOf(stored['camera']),
    microphone: textOf(stored['microphone']),
    speaker: textOf(stored['speaker']),
    blur: stored['blur'] === true,
  }
}

/** A full storage is no fault: the choice then lasts as long as the page. */
export function remember(devices: RememberedDevices): void {
  try {
    browserStorage.setItem(key, JSON.stringify(devices))
  } catch {
    // See above.
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
