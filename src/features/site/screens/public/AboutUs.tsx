import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { LaptopDoctorArt } from '#shared/ui/art/scenes.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { HeartIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { ShieldIcon, WalletIcon } from '#shared/ui/icons/thing-icons.tsx'
import { LockIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './AboutUs.module.css'

const values = [
  ['licence', ShieldIcon],
  ['prices', WalletIcon],
  ['yours', LockIcon],
  ['calm', HeartIcon],
] as const

/** Who we are and what people can rely on. */
export default function AboutUs() {
  const { t } = useTranslation('site')
  return (
    <Stack gap="7">
      <header className={styles.head}>
        <Stack gap="4">
          <Heading level={1} size="4xl" display tabIndex={-1}>
            {t('site.routes.aboutUs.title')}
          </Heading>
          <Text size="l" quiet>
            {t('site.about.lead')}
          </Text>
        </Stack>
        <LaptopDoctorArt width={340} />
      </header>
      <Stack as="section" gap="3" aria-labelledby="why">
        <Heading level={2} display id="why">
          {t('site.about.why.title')}
        </Heading>
        <Text>{t('site.about.why.one')}</Text>
        <Text>{t('site.about.why.two')}</Text>
      </Stack>
      <Stack as="section" gap="4" aria-labelledby="values">
        <Heading level={2} display id="values">
          {t('site.about.values.title')}
        </Heading>
        <Grid as="ul" least={15} gap="4">
          {values.map(([value, Icon]) => (
            <Card as="li" key={value}>
              <Stack gap="2">
                <span className={styles.icon}>
                  <Icon size={26} />
                </span>
                <Heading level={3}>{t(`site.about.values.${value}`)}</Heading>
                <Text quiet>{t(`site.about.values.${value}Text`)}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
      <Banner tone="warning" title={t('site.about.care.title')}>
        {t('site.about.care.text')}
      </Banner>
      <Stack as="section" gap="4" aria-labelledby="next">
        <Heading level={2} display id="next">
          {t('site.about.next.title')}
        </Heading>
        <Cluster>
          <LinkButton variant="filled" to={paths.doctorsList.link()}>
            {t('site.about.next.find')}
          </LinkButton>
          <LinkButton to={paths.contactUs.link()}>{t('site.about.next.contact')}</LinkButton>
        </Cluster>
      </Stack>
    </Stack>
  )
}
