import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { PrescriptionBadge } from '../card/PrescriptionBadge.tsx'

/** What the mark on some cards of a list means, and who can help. */
export function PrescriptionNote() {
  const { t } = useTranslation('site')
  return (
    <Cluster gap="3">
      <PrescriptionBadge />
      <Text size="s" quiet>
        {t('shop.prescription.explain')} <Link to={paths.doctorsList.link()}>{t('shop.prescription.doctor')}</Link>
      </Text>
    </Cluster>
  )
}
