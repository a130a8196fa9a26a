import { parseArgs } from 'node:util'
import { z } from 'zod'
import { email, password, personName } from '#contract/kernel/values.ts'
import { createAdministrator } from '#server/modules/account/index.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { demonstrationPassword } from '#server/seed/index.ts'
import { ask } from './ask.ts'

const administrator = z.object({ email, name: personName, password })

/**
 * Makes an administrator from `--email`, `--name` and `--password` (or `ADMIN_EMAIL`, `ADMIN_NAME`, `ADMIN_PASSWORD`), asking for what
 * is missing. Answers the sentence to print. The password is in neither.
 */
export async function createAdmin(platform: Platform, args: readonly string[]): Promise<string> {
  const option = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { email: option, name: option, password: option } })
  const given = {
    email: values.email ?? process.env['ADMIN_EMAIL'] ?? (await ask('Email')),
    name: values.name ?? process.env['ADMIN_NAME'] ?? (await ask('Name')),
    password: values.password ?? process.env['ADMIN_PASSWORD'] ?? (await ask('Password', { secret: true })),
  }
  const read = administrator.parse(given)
  if (read.password === demonstrationPassword)
    throw invalid(
      'password',
      'common_password',
      'This is the password of the demonstration, which everybody knows; choose another',
    )
  await createAdministrator(platform, read)
  return `${read.email} can now sign in at ${platform.settings.publicUrl}/admin-login`
}
