import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Section } from './Section.tsx'

/** The way in for those who care for others. */
export function WorkWithUs() {
  const { t } = useTranslation('site')
  return (
    <Section title={t('site.home.work.title')}>
      <Text>{t('site.home.work.text')}</Text>
      <Cluster>
        <LinkButton to={paths.doctorRegister.link()}>{t('site.home.work.doctor')}</LinkButton>
        <LinkButton to={paths.pharmaRegistration.link()}>{t('site.home.work.pharmacy')}</LinkButton>
      </Cluster>
    </Section>
  )
}
