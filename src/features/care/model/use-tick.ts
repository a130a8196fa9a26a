import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '#shared/lib/format-time.ts'
import { isRefused } from '#shared/patterns/states/fault.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useTickCareItemMutation, useUndoTickMutation } from '../api.ts'
import { useCareRefusals } from './use-care-refusals.ts'

/** Ticks one slot and takes it back; what stood in the way, in words: above all that somebody else did it already, and when. */
export function useTick(itemId: string) {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const refusals = useCareRefusals()
  const [tick, ticking] = useTickCareItemMutation()
  const [undo, undoing] = useUndoTickMutation()
  const [fault, setFault] = useState<string>()

  const sentenceOf = (error: unknown) => {
    if (!isRefused(error)) return t('care.notTicked')
    if (error.code !== 'dose_given') return (error.code && refusals[error.code]) ?? t('care.notTicked')
    const [at = '', ...name] = (error.detail ?? '').split(' ')
    if (at === '') return t('care.given.already')
    const time = formatInstant(at, i18n.language, zone, 'time')
    return t('care.given.by', { name: name.join(' ') || t('care.closedAccount'), time })
  }
  const run = async (call: () => { unwrap: () => Promise<unknown> }) => {
    setFault(undefined)
    try {
      await call().unwrap()
    } catch (error) {
      setFault(sentenceOf(error))
    }
  }
  return {
    fault,
    isBusy: ticking.isLoading || undoing.isLoading,
    tick: (slot: string) => run(() => tick({ params: { id: itemId }, body: { slot } })),
    undo: (id: string) => run(() => undo({ params: { id } })),
  }
}
