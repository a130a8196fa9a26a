import type { CompanyChange, CompanyProfile } from '#contract/coupons/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'

export async function readCompany(db: Reader, actor: Actor): Promise<CompanyProfile> {
  const row = await db
    .selectFrom('users')
    .innerJoin('companies', 'companies.user_id', 'users.id')
    .select(['name', 'email', 'companies.phone', 'legal_name', 'tax_number', 'contact_name', 'billing_address'])
    .where('users.id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  return {
    name: row.name,
    email: row.email,
    phone: row.phone,
    legalName: row.legal_name,
    taxNumber: row.tax_number,
    contactName: row.contact_name,
    billingAddress: row.billing_address,
  }
}

export async function changeCompany(platform: Platform, actor: Actor, change: CompanyChange): Promise<CompanyProfile> {
  return platform.transact(async (work) => {
    await work.db.updateTable('users').set({ name: change.name }).where('id', '=', actor.userId).execute()
    await work.db
      .updateTable('companies')
      .set({
        legal_name: change.legalName,
        contact_name: change.contactName,
        phone: change.phone,
        billing_address: JSON.stringify(change.billingAddress),
      })
      .where('user_id', '=', actor.userId)
      .execute()
    await work.audit({ action: 'company.change', recordKind: 'company', recordId: actor.userId, userId: actor.userId })
    return readCompany(work.db, actor)
  })
}
