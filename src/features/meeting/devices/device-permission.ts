import type { InputKind } from './input-device.ts'

export type DevicePermission = PermissionState | 'unknown'

/** What the browser would answer for a device, without asking the person. */
export async function permissionOf(
  kind: InputKind,
  permissions: Pick<Permissions, 'query'> | undefined,
): Promise<DevicePermission> {
  try {
    return (await permissions?.query({ name: kind }))?.state ?? 'unknown'
  } catch {
    // Older browsers know no such name.
    return 'unknown'
  }
}

/**
 * Camera and microphone were refused together: is one of them to be asked for by itself? Where the other alone was refused for good. Somebody
 * who sent the question away is not asked twice more.
 */
export const mayAskAlone = (own: DevicePermission, other: DevicePermission): boolean =>
  own === 'granted' || (own === 'prompt' && other === 'denied')
