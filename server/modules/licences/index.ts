import type { Module } from '#server/kernel/module.ts'
import { licencesEndpoints } from './endpoints.ts'
import { licencesMigrations } from './migrations/index.ts'
import { mayReadLicencePaper } from './papers.ts'
import { remindOfLicences } from './remind.ts'
import './tables.ts'
import { licencesWords } from './words.ts'
import { licencesData } from './personal-data.ts'

export { assertUnclaimed } from './claim-review.ts'
export { licenceTable } from './licence-table.ts'

export const licencesModule: Module = {
  name: 'licences',
  personalData: licencesData,
  words: licencesWords,
  endpoints: licencesEndpoints,
  migrations: licencesMigrations,
  jobs: [remindOfLicences],
  fileReaders: { licencePaper: mayReadLicencePaper },
}
