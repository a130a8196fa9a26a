import { useTranslation } from 'react-i18next'
import { faultOf } from '#shared/patterns/states/fault.ts'

/** Why something about an event was not done, in words; nothing while nothing was refused. */
export function useEventRefusal(fault: unknown): string | undefined {
  const { t } = useTranslation('site')
  if (fault === undefined) return undefined
  const { kind, refused } = faultOf(fault)
  if (kind === 'offline') return t('specified.offline')
  switch (refused?.code) {
    case 'event_full':
    case 'event_crowded':
    case 'event_started':
    case 'event_cancelled':
    case 'event_changed':
      return t(`events.refusals.${refused.code}`)
    default:
      return t('patterns.errorBody')
  }
}
