import { officeContract } from '#contract/office/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { listJobRuns, listJobs } from './jobs/list-jobs.ts'
import { changeSetting } from './settings/change-setting.ts'
import { listSettingChanges, listSettings } from './settings/list-settings.ts'
import { pauseJob, resumeJob, runJobNow } from './jobs/steer-jobs.ts'

/** The office's own tools. */
export const officeModule: Module = {
  name: 'office',
  endpoints: [
    implement(officeContract.listJobs, (platform) => listJobs(platform)),
    implement(officeContract.listJobRuns, (platform, { query }) => listJobRuns(platform, query)),
    implement(officeContract.runJobNow, (platform, { body }, actor) => runJobNow(platform, actor, body)),
    implement(officeContract.pauseJob, (platform, { body }, actor) => pauseJob(platform, actor, body)),
    implement(officeContract.resumeJob, (platform, { body }, actor) => resumeJob(platform, actor, body)),
    implement(officeContract.listSettings, (platform) => listSettings(platform)),
    implement(officeContract.listSettingChanges, (platform, { query }) => listSettingChanges(platform, query)),
    implement(officeContract.changeSetting, (platform, { body }, actor) => changeSetting(platform, actor, body)),
  ],
}
