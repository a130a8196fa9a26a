import { useTranslation } from 'react-i18next'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useListOfficeLooksInfiniteQuery } from '../api.ts'
import { LookList } from '../components/LookList.tsx'

/** Who in the office looked, among one's settings. */
export function OfficeLooksPanel() {
  const { t } = useTranslation('workspace')
  const looks = useListOfficeLooksInfiniteQuery({ query: { limit: 20 } })
  return (
    <Stack as="section" gap="3" aria-labelledby="office-looks">
      <Heading level={2} size="m" id="office-looks">
        {t('audit.looks.title')}
      </Heading>
      <Text quiet>{t('audit.looks.about')}</Text>
      <LookList query={looks} />
    </Stack>
  )
}
