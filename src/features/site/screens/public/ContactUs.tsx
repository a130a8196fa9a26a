import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { State } from '#shared/patterns/states/State.tsx'
import { ParcelDogArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { ContactAside } from '../../components/contact/ContactAside.tsx'
import { ContactForm } from '../../components/contact/ContactForm.tsx'
import styles from './ContactUs.module.css'

/** A message to the support inbox. */
export default function ContactUs() {
  const { t } = useTranslation('site')
  const [sentFrom, setSentFrom] = useState<string>()
  return (
    <Stack gap="5">
      <PageHeader title={t('site.routes.contactUs.title')} about={t('site.contact.lead')} />
      <div className={styles.columns}>
        <Card aria-live="polite">
          {sentFrom === undefined ? (
            <ContactForm onSent={setSentFrom} />
          ) : (
            <State
              art={<ParcelDogArt />}
              title={t('site.contact.sentTitle')}
              actions={
                <>
                  <Button onClick={() => setSentFrom(undefined)}>{t('site.contact.another')}</Button>
                  <LinkButton variant="filled" to={paths.home.link()}>
                    {t('site.contact.toHome')}
                  </LinkButton>
                </>
              }
            >
              {t('site.contact.sentText', { email: sentFrom })}
            </State>
          )}
        </Card>
        <ContactAside />
      </div>
    </Stack>
  )
}
