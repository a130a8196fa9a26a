import { startJobs } from '#server/kernel/jobs/index.ts'
import { openPlatform } from '../running/platform.ts'

/** Started by what is measured here: a process that runs the jobs of these names, with the times that jobs have everywhere, until it is killed. */
const { platform, jobs } = await openPlatform(6)
startJobs(
  platform,
  jobs.filter(({ name }) => process.argv.includes(name)),
)
