import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

/** Who writes of an emergency is shown where help is: nobody may read the message for hours. */
export function EmergencyAdvice() {
  const { t } = useTranslation('workspace')
  return (
    <Banner
      tone="warning"
      live
      title={t('chat.emergency.title')}
      action={
        <LinkButton small to={paths.doctorsList.link({ mode: 'clinic', free: '0', sort: 'nearest' })}>
          {t('chat.emergency.clinic')}
        </LinkButton>
      }
    >
      {t('chat.emergency.text')}
    </Banner>
  )
}
