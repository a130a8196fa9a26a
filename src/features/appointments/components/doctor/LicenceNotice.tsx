import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/account/schemas.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

/** Tells a doctor who cannot be booked yet what they wait for, and what they can do meanwhile. */
export function LicenceNotice({ me }: { me: Me }) {
  const { t } = useTranslation('workspace')
  if (me.verification === 'unverified') {
    return (
      <Banner
        tone="warning"
        title={t('appointments.licence.waitingTitle')}
        action={
          (me.userType === 1 || me.rights.includes('availability')) && (
            <LinkButton to={paths.doctorAvailability.link()}>{t('appointments.licence.meanwhile')}</LinkButton>
          )
        }
      >
        {t('appointments.licence.waitingText')}
      </Banner>
    )
  }
  if (me.verification === 'refused' || me.verification === 'revoked') {
    return (
      <Banner
        tone="error"
        title={t(`appointments.licence.${me.verification}Title`)}
        action={<LinkButton to={paths.contactUs.link()}>{t('appointments.licence.write')}</LinkButton>}
      >
        {t(`appointments.licence.${me.verification}Text`)}
      </Banner>
    )
  }
  return null
}
