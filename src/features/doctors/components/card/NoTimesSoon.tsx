import { useTranslation } from 'react-i18next'
import { Text } from '#shared/ui/text/Text.tsx'

export function NoTimesSoon() {
  const { t } = useTranslation('site')
  return (
    <Text quiet size="s">
      {t('doctors.card.noneSoon')}
    </Text>
  )
}
