import type { z } from 'zod'
import type { LoginRecord, registrationConfirmation } from '#contract/account/schemas.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { sentCodeOf, hashCode } from './codes.ts'
import { createAccount } from './create-account.ts'
import { countFailure, refuseWhileWaiting } from './failed-attempts.ts'
import { beginSession } from './open-session.ts'
import type { Device } from './open-session.ts'
import { wrongCode } from './refusals.ts'
import { judge } from './rules/one-time-code.ts'
import { codeCounts } from './sign-in-counts.ts'

type Confirmation = z.infer<typeof registrationConfirmation>

/**
 * Makes the account that the code proves the mailbox of, and signs in.
 * @throws Refusal `wrong_code`; `licence_taken`, `tax_number_taken` where the register that these stand in knows them already.
 */
export async function confirmRegistration(platform: Platform, given: Confirmation, device: Device): Promise<LoginRecord> {
  const counted = await codeCounts(platform, { device })
  await refuseWhileWaiting(platform, counted)
  try {
    const outcome = await platform.transact(async (work) => {
      const registration = await spend(platform, work, given)
      if (!registration?.profile) {
        await countFailure(platform, work, counted)
        return null
      }
      const { email, user_type, profile } = registration
      const id = await createAccount(platform, work, { email, user_type, profile })
      return beginSession(platform, work, { id, user_type }, device)
    })
    if (!outcome) throw wrongCode()
    return outcome
  } catch (error) {
    throw asRefusal(error)
  }
}

async function spend(platform: Platform, work: Work, { registrationId, code }: Confirmation) {
  const row = await work.db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', registrationId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const matches = row.code_hash === (await hashCode(platform, row.id, code))
  const verdict = judge(sentCodeOf(row), platform.clock.now().getTime(), matches)
  if (verdict === 'gone') return null
  await work.db
    .updateTable('registrations')
    .set(verdict === 'right' ? { used_at: platform.clock.now() } : { attempts: row.attempts + 1 })
    .where('id', '=', row.id)
    .execute()
  return verdict === 'right' ? row : null
}

const taken: Record<string, () => Error> = {
  // Another registration of this address was confirmed in between; its owner knows of it.
  users_email: wrongCode,
  doctors_kind_licence_number_key: () => conflict('licence_taken', 'This licence is registered already'),
  pharmacies_licence_number_key: () => conflict('licence_taken', 'This licence is registered already'),
  companies_tax_number_key: () => conflict('tax_number_taken', 'This tax number is registered already'),
}

function asRefusal(error: unknown): unknown {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  return taken[constraint]?.() ?? error
}
