import { useTranslation } from 'react-i18next'
import { faultOf } from '#shared/patterns/states/fault.ts'

const known = ['too_early', 'too_late', 'has_come', 'appointment_state', 'missing_right'] as const

/** Why a step of a visit did not happen, in the words of the practice's language. */
export function useOfficeRefusal(): (fault: unknown) => string {
  const { t } = useTranslation('workspace')
  return (fault) => {
    const { kind, refused } = faultOf(fault)
    if (kind === 'offline') return t('appointments.office.refusedBy.offline')
    const code = known.find((each) => each === refused?.code)
    return code ? t(`appointments.office.refusedBy.${code}`) : t('appointments.office.refusedText')
  }
}
