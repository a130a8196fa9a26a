import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** What is solved faster without writing. */
export function ContactAside() {
  const { t } = useTranslation('site')
  return (
    <Stack as="aside" gap="5">
      <Stack gap="1">
        <Heading level={2} size="m">
          {t('site.contact.aside.urgent')}
        </Heading>
        <Text quiet>{t('site.contact.aside.urgentText')}</Text>
      </Stack>
      <Stack gap="1">
        <Heading level={2} size="m">
          {t('site.contact.aside.visit')}
        </Heading>
        <Text quiet>{t('site.contact.aside.visitText')}</Text>
        <Link to={paths.userAppointmentList.link()}>{t('site.contact.aside.visitLink')}</Link>
      </Stack>
      <Stack gap="1">
        <Heading level={2} size="m">
          {t('site.contact.aside.test')}
        </Heading>
        <Text quiet>{t('site.contact.aside.testText')}</Text>
        <Link to={paths.userTestConnection.link()}>{t('site.contact.aside.testLink')}</Link>
      </Stack>
    </Stack>
  )
}
