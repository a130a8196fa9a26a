import { useTranslation } from 'react-i18next'
import { jobKey, namedJobs } from '#contract/office/job-names.ts'
import { oneOf } from '#shared/lib/one-of.ts'

/** What a job does, in words; the name in the code of one that has none yet. */
export function useJobName(): (name: string) => string {
  const { t } = useTranslation('workspace')
  return (name) => {
    const known = oneOf(namedJobs, jobKey(name))
    return known ? t(`office.jobs.names.${known}`) : name
  }
}
