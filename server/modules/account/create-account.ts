import type { UserType } from '#contract/kernel/roles.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { RegistrationFacts, RegistrationProfile } from './registration-profile.ts'
import { administrators } from './administrators.ts'
import './tables.ts'

interface NewAccount {
  readonly email: string
  readonly user_type: UserType
  readonly profile: RegistrationProfile
}

/** Writes the account and what its kind holds. Doctors and pharmacies begin unverified: they can sign in, and are not found. */
export async function createAccount(platform: Platform, work: Work, { email, user_type, profile }: NewAccount): Promise<string> {
  const id = platform.ids.next()
  const { name, passwordHash: password_hash, locale, timeZone: time_zone, facts } = profile
  await work.db
    .insertInto('users')
    .values({ id, user_type, email, password_hash, name, locale, time_zone, created_at: platform.clock.now() })
    .execute()
  await writeFacts(work, id, facts)
  await work.audit({ action: 'account.register', recordKind: 'user', recordId: id, userId: id })
  // Their numbers change, and a licence may wait for their decision.
  await work.tell(await administrators(work.db), { kind: 'dashboard.changed', payload: {} })
  return id
}

async function writeFacts(work: Work, user_id: string, facts: RegistrationFacts): Promise<void> {
  switch (facts.kind) {
    case 'patient':
      await work.db.insertInto('patients').values({ user_id }).execute()
      return
    case 'doctor': {
      const { doctorKind: kind, speciality, licenceNumber: licence_number } = facts
      await work.db.insertInto('doctors').values({ user_id, kind, speciality, licence_number }).execute()
      return
    }
    case 'pharmacy': {
      const { legalName: legal_name, licenceNumber: licence_number } = facts
      await work.db
        .insertInto('pharmacies')
        .values({ user_id, legal_name, licence_number, address: JSON.stringify(facts.address) })
        .execute()
      return
    }
    case 'company': {
      const { legalName: legal_name, taxNumber: tax_number, contactName: contact_name } = facts
      const billing_address = JSON.stringify(facts.billingAddress)
      await work.db.insertInto('companies').values({ user_id, legal_name, tax_number, contact_name, billing_address }).execute()
      return
    }
    case 'staff': {
      const { doctorId: doctor_id, rights } = facts
      await work.db
        .insertInto('staff')
        .values({ user_id, doctor_id, rights: [...rights] })
        .execute()
    }
  }
}
