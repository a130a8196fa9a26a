import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { DeskOrderCard } from '#contract/pharmacy/schemas.ts'
import { useMedicineRefusals } from '#features/medicine-orders/index.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { useTakeDeskStepMutation } from '../../api.ts'

/** The key that takes the next step. */
export const nextKey = 'n'

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

interface NextStepProps {
  order: Pick<DeskOrderCard, 'id' | 'number' | 'next'>
  small?: boolean
  /** The key works anywhere on the screen, which shows this order alone. */
  everywhere?: boolean
}

/** Takes an order its next step on, by a press or by one key. */
export function NextStep({ order, small = false, everywhere = false }: NextStepProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [take, { isLoading }] = useTakeDeskStepMutation()
  const refusals = useMedicineRefusals()
  const { id, number, next } = order
  const go = async () => {
    if (!next || isLoading) return
    const answer = await take({ params: { id }, body: { step: next } })
    if ('error' in answer && answer.error) {
      const code = faultOf(answer.error).refused?.code
      dispatch(errorToast((code && refusals[code as keyof typeof refusals]) ?? t('pharmacy.orders.stepFailed'), answer.error))
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
    if (isPlain && event.key.toLowerCase() === nextKey && !isWritten(event.target) && !document.querySelector('dialog[open]'))
      void go()
  })
  useEffect(() => {
    if (!everywhere) return
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [everywhere])
  if (!next) return null
  return (
    <Button
      variant={everywhere ? 'filled' : 'outlined'}
      small={small}
      loading={isLoading}
      aria-keyshortcuts={everywhere ? nextKey.toUpperCase() : undefined}
      aria-label={everywhere ? undefined : t('pharmacy.orders.stepOf', { step: t(`pharmacy.steps.${next}`), number })}
      onClick={() => void go()}
    >
      {t(`pharmacy.steps.${next}`)}
    </Button>
  )
}
