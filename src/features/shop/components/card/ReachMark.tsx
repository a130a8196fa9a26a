import { useTranslation } from 'react-i18next'
import type { Reach } from '#contract/catalogue/choices.ts'
import { TruckIcon } from '#shared/ui/icons/thing-icons.tsx'
import marks from './marks.module.css'

/** Whether it is brought to the person's usual address. */
export function ReachMark({ reach }: { reach: Reach }) {
  const { t } = useTranslation('site')
  return (
    <span className={marks.reach} data-reach={reach}>
      {reach !== 'none' && <TruckIcon size={16} />}
      <span>{t(`shop.card.brought.${reach}`)}</span>
    </span>
  )
}
