import { useTranslation } from 'react-i18next'
import type { Reach } from '#contract/catalogue/choices.ts'
import { TruckIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import marks from './marks.module.css'

/** Whether it is brought to the person's usual address. */
export function ReachBadge({ reach }: { reach: Reach }) {
  const { t } = useTranslation('site')
  return (
    <Badge
      tone={reach === 'none' ? 'neutral' : 'success'}
      icon={reach === 'none' ? undefined : <TruckIcon size={14} />}
      className={marks.mark}
    >
      {t(`shop.card.brought.${reach}`)}
    </Badge>
  )
}
