import { auditContract } from '#contract/audit/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { askOffice, listOfficeLooks } from './looks/office-looks.ts'
import { auditMigrations } from './migrations/index.ts'
import { seedAudit } from './seed/seed-audit.ts'
import { auditData } from './personal-data.ts'
import { entries, turnMonths } from './seals/months.ts'
import { readSeals } from './seals/read-seals.ts'
import { sealDays } from './seals/seal-days.ts'
import { verifySeals } from './seals/verify-seals.ts'
import './tables.ts'
import { forgetTraces } from './trace/forget-traces.ts'
import { readTrace } from './trace/read-trace.ts'

/** What was done is kept, sealed, and shown to whom it concerns. */
export const auditModule: Module = {
  name: 'audit',
  personalData: auditData,
  migrations: auditMigrations,
  seed: seedAudit,
  tablesInMonths: [entries],
  jobs: [sealDays, turnMonths, forgetTraces],
  endpoints: [
    implement(auditContract.readSeals, (platform) => readSeals(platform)),
    implement(auditContract.verifySeals, (platform, { body }, actor) => verifySeals(platform, actor, body)),
    implement(auditContract.readTrace, (platform, { params }, actor) => readTrace(platform, actor, params.requestId)),
    implement(auditContract.listOfficeLooks, (platform, { query }, actor) => listOfficeLooks(platform, actor, query)),
    implement(auditContract.askOffice, (platform, { params, body }, actor) => askOffice(platform, actor, { ...params, ...body })),
  ],
}
