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
} as const satisfies Record<string, Call>
