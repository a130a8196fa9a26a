import { useTranslation } from 'react-i18next'
import { State } from '#shared/patterns/states/State.tsx'
import { paths } from '#shared/paths.ts'
import { LaptopDoctorArt } from '#shared/ui/art/scenes.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'

/** Why a guest is not, or no longer, in a call: `link` – it was used, is too old or never was. */
export type GuestEnding = 'link' | 'over' | 'refused' | 'removed' | 'left'

/** The end of a guest's way, in words, with what can be done now. */
export function GuestEnd({ ending }: { ending: GuestEnding }) {
  const { t } = useTranslation('workspace')
  return (
    <State
      level={2}
      art={<LaptopDoctorArt />}
      title={t(`meeting.guests.ends.${ending}.title`)}
      actions={<LinkButton to={paths.home.link()}>{t('meeting.guests.home')}</LinkButton>}
    >
      {t(`meeting.guests.ends.${ending}.text`)}
    </State>
  )
}
