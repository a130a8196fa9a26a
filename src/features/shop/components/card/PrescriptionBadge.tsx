import { useTranslation } from 'react-i18next'
import { PrescriptionIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import styles from './marks.module.css'

/** The mark of what is handed out on prescription only. */
export function PrescriptionBadge() {
  const { t } = useTranslation('site')
  return (
    <Badge tone="warning" icon={<PrescriptionIcon size={14} />} className={styles.mark}>
      {t('shop.card.prescription')}
    </Badge>
  )
}
