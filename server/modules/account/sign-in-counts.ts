import { getNetwork } from '#server/kernel/network.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Counted } from './failed-attempts.ts'
import { knownDeviceOf } from './known-device.ts'
import type { Device } from './open-session.ts'

/** Where a guess of an account's password counts. @param account its e-mail address, lower case, known or not; @param userId whose it is */
export async function passwordCounts(
  platform: Platform,
  { account, userId, device }: { account: string; userId: string | undefined; device: Device },
): Promise<readonly Counted[]> {
  const known = await knownDeviceOf(platform, userId, device)
  if (known !== null) return [onKnownDevice(known, userId!)]
  const network = getNetwork(device.ip)
  return [
    { scope: 'signIn.accountFromNetwork', subject: network && `${network} ${account}` },
    { scope: 'signIn.account', subject: account },
    { scope: 'guess.address', subject: network },
  ]
}

/** Where a guess of a code counts that was sent to somebody; each code bears few tries anyway. */
export async function codeCounts(
  platform: Platform,
  { userId, device }: { userId?: string; device: Device },
): Promise<readonly Counted[]> {
  const known = await knownDeviceOf(platform, userId, device)
  return known === null ? [{ scope: 'guess.address', subject: getNetwork(device.ip) }] : [onKnownDevice(known, userId!)]
}

const onKnownDevice = (hash: string, userId: string): Counted => ({ scope: 'signIn.knownDevice', subject: `${hash} ${userId}` })
