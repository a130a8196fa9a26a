import { readFile } from 'node:fs/promises'
import { serviceAccount, type ServiceAccount } from '#server/adapters/push/fcm.ts'
import { ConfigFault } from '#server/config.ts'

/** The service account that the setting names by a file, or is itself. No fault repeats a word of it. */
export async function readServiceAccount(setting: string): Promise<ServiceAccount> {
  const fault = (reason: string) => new ConfigFault([`FIREBASE_SERVICE_ACCOUNT ${reason}`])
  const text = setting.trimStart().startsWith('{')
    ? setting
    : await readFile(setting, 'utf8').catch(() => {
        throw fault('names a file that cannot be read')
      })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw fault('is no JSON')
  }
  const read = serviceAccount.safeParse(json)
  if (read.success) return read.data
  throw fault(`lacks ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`)
}
