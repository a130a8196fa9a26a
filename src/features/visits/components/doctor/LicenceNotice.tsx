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
        title={t('visits.licence.waitingTitle')}
        action={
          (me.userType === 1 || me.rights.includes('availability')) && (
            <LinkButton to={paths.doctorAvailability.link()}>{t('visits.licence.meanwhile')}</LinkButton>
          )
        }
      >
        {t('visits.licence.waitingText')}
      </Banner>
    )
  }
  if (me.verification === 'refused' || me.verification === 'revoked') {
    return (
      <Banner
        tone="error"
        title={t(`visits.licence.${me.verification}Title`)}
        action={<LinkButton to={paths.contactUs.link()}>{t('visits.licence.write')}</LinkButton>}
      >
        {t(`visits.licence.${me.verification}Text`)}
      </Banner>
    )
  }
  return null
}
