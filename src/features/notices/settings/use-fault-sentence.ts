import { useTranslation } from 'react-i18next'
import { faultOf } from '#shared/patterns/states/fault.ts'

/** Says why a change was not kept. */
export function useFaultSentence() {
  const { t } = useTranslation('site')
  return (error: unknown) => t(faultOf(error).kind === 'offline' ? 'specified.offline' : 'patterns.errorBody')
}
