import { adminContract } from '#contract/admin/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { accountEndpoints } from './account-endpoints.ts'
import { listAudit } from './audit-list.ts'
import { countRevenue } from './count-revenue.ts'
import { decideLicence } from './decide-licence.ts'
import { listLicences } from './list-licences.ts'
import { discardMessages } from './discard-messages.ts'
import { listOutbox, readOutboxMessage, readOutboxState } from './outbox.ts'
import { retryMessages } from './retry-messages.ts'
import { revokeLicence } from './revoke-licence.ts'
import { adminMigrations } from './migrations/index.ts'
import { orderEndpoints } from './order-endpoints.ts'
import { operationsJob } from './operations/jobs.ts'
import './tables.ts'
import { seedOffice } from './seed/seed-office.ts'
import { windDownEndpoints } from './wind-down-endpoints.ts'
import { readSummary } from './summary.ts'
import { adminWords } from './words.ts'
import { adminData } from './personal-data.ts'

export const adminModule: Module = {
  name: 'admin',
  personalData: adminData,
  words: adminWords,
  migrations: adminMigrations,
  jobs: [operationsJob, countRevenue],
  seed: seedOffice,
  endpoints: [
    ...accountEndpoints,
    ...orderEndpoints,
    ...windDownEndpoints,
    implement(adminContract.readSummary, (platform, { query }, actor) => readSummary(platform, actor, query)),
    implement(adminContract.listOutbox, (platform, { query }, actor) => listOutbox(platform, actor, query)),
    implement(adminContract.readOutboxState, (platform) => readOutboxState(platform)),
    implement(adminContract.readOutboxMessage, (platform, { params }, actor) => readOutboxMessage(platform, actor, params)),
    implement(adminContract.retryMessages, (platform, { body }, actor) => retryMessages(platform, actor, body.ids)),
    implement(adminContract.discardMessages, (platform, { body }, actor) => discardMessages(platform, actor, body)),
    implement(adminContract.verifyDoctor, (platform, { params }, actor) =>
      decideLicence(platform, actor, params, { state: 'verified' }),
    ),
    implement(adminContract.refuseDoctor, (platform, { params, body }, actor) =>
      decideLicence(platform, actor, params, { state: 'refused', ...body }),
    ),
    implement(adminContract.listLicences, (platform, { query }) => listLicences(platform, query)),
    implement(adminContract.revokeLicence, (platform, { params, body }, actor) =>
      revokeLicence(platform, actor, { ...params, ...body }),
    ),
    implement(adminContract.listAudit, (platform, { query }) => listAudit(platform, query)),
  ],
}
