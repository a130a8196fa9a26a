import { accountContract } from '#contract/account/contract.ts'
import { callsOver } from '../../tests/support/call.ts'
import type { Stage } from './scenarios.ts'

const doctor = {
  name: 'Iris Lindqvist',
  email: 'iris.lindqvist@carenest.test',
  password: 'A quiet Harbour 7',
  locale: 'en-US',
  timeZone: 'America/New_York',
  doctorKind: 'physician',
  speciality: 'cardiology',
  licenceNumber: 'MA-204811',
} as const

/** Somebody has registered as a doctor and proven the address; an administrator has not looked at the licence yet. */
export async function doctorAwaitingVerification({ fetch, platform: { db } }: Stage): Promise<void> {
  const { call } = callsOver(fetch)
  const { registrationId } = await call(accountContract.registerDoctor, { body: doctor })
  const mail = await db
    .selectFrom('outbox_messages')
    .select('text')
    .where('recipient', '=', doctor.email)
    .executeTakeFirstOrThrow()
  const code = /\b\d{6}\b/.exec(mail.text)![0]
  await call(accountContract.confirmRegistration, { body: { registrationId, code } })
}
