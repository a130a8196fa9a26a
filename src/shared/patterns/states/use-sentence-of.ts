import { useTranslation } from 'react-i18next'
import { faultOf } from './fault.ts'

/** Says what a call was refused with, by the capability's own sentences (by code), else in the usual words. */
export function useSentenceOf(refusals: Readonly<Record<string, string>>): (error: unknown) => string {
  const { t } = useTranslation('site')
  return (error) => {
    const { kind, refused } = faultOf(error)
    if (kind === 'offline') return t('specified.offline')
    return (refused && refusals[refused.code]) ?? t('patterns.errorBody')
  }
}
