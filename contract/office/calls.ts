import type { Call } from '../kernel/call.ts'

const all = { who: ['admin'], whose: 'all' } as const

export const officeCalls = {
  listJobs: {
    method: 'GET',
    path: '/admin/jobs',
    access: all,
    summary: 'Everything that is done on a schedule: how it went last, what failed, when it is due, whether it is paused',
  },
  listJobRuns: {
    method: 'GET',
    path: '/admin/job-runs',
    access: all,
    summary: 'The last runs of one job, newest first',
  },
  runJobNow: {
    method: 'POST',
    path: '/admin/jobs/run',
    access: all,
    summary: 'Make a job due at once; refused while it runs or is paused',
  },
  pauseJob: {
    method: 'POST',
    path: '/admin/jobs/pause',
    access: all,
    summary: 'Let a job run on no process until it is resumed; a run that is under way is asked to end',
  },
  resumeJob: {
    method: 'POST',
    path: '/admin/jobs/resume',
    access: all,
    summary: 'Let a paused job run again, at its time',
  },
  listSettings: {
    method: 'GET',
    path: '/admin/settings',
    access: all,
    summary: 'Everything that administrators set: what is in force, since when, by whom and why, and within which bounds it lies',
  },
  listSettingChanges: {
    method: 'GET',
    path: '/admin/setting-changes',
    access: all,
    summary: 'What one setting was changed to, newest first, by whom and why',
  },
  changeSetting: {
    method: 'POST',
    path: '/admin/settings/change',
    access: all,
    summary:
      'Set something else, or put it back to the usual; in force at once, on every process. Refused when another administrator was first',
  },
} as const satisfies Record<string, Call>
