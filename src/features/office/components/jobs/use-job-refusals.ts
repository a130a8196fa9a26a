import { useTranslation } from 'react-i18next'

/** What is said where a job cannot be steered just now. */
export function useJobRefusals() {
  const { t } = useTranslation('workspace')
  return {
    job_running: t('office.jobs.refused.job_running'),
    job_paused: t('office.jobs.refused.job_paused'),
    job_state: t('office.jobs.refused.job_state'),
  }
}
