import { useTranslation } from 'react-i18next'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import { ClinicIcon } from '#shared/ui/icons/thing-icons.tsx'
import { VideoIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import styles from './appointments.module.css'

const icons = { video: VideoIcon, clinic: ClinicIcon } as const

/** How a visit takes place. */
export function ModeLabel({ mode }: { mode: AppointmentMode }) {
  const { t } = useTranslation('site')
  const Icon = icons[mode]
  return (
    <Cluster as="span" gap="2" className={styles.mode}>
      <Icon size={18} />
      {t(`doctors.modeShort.${mode}`)}
    </Cluster>
  )
}
