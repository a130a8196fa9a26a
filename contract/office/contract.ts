import { bind } from '../kernel/call.ts'
import { officeCalls } from './calls.ts'
import * as s from './schemas.ts'
import * as settings from './setting-schemas.ts'

export const officeContract = bind(officeCalls, {
  listJobs: { answer: s.jobs },
  listJobRuns: { query: s.jobRunsQuery, answer: s.jobRuns },
  runJobNow: { body: s.namedJob, answer: null },
  pauseJob: { body: s.jobToPause, answer: null },
  resumeJob: { body: s.namedJob, answer: null },
  listSettings: { answer: settings.settings },
  listSettingChanges: { query: settings.settingChangesQuery, answer: settings.settingChanges },
  changeSetting: { body: settings.settingChange, answer: settings.settings },
})
