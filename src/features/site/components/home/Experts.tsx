import { useTranslation } from 'react-i18next'
import type { Home } from '#contract/site/schemas.ts'
import { DoctorCard, DoctorCardSkeletons } from '#features/doctors/index.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { Section } from './Section.tsx'

/** The best rated doctors with their next free times. */
export function Experts({ doctors }: { doctors: Home['featuredDoctors'] | undefined }) {
  const { t } = useTranslation('site')
  return (
    <Section
      title={t('site.home.experts.title')}
      lead={t('site.home.experts.lead')}
      more={<LinkButton to={paths.experts.link()}>{t('site.home.experts.all')}</LinkButton>}
    >
      {doctors ? (
        <Grid as="ul" least={20} gap="4">
          {doctors.map((doctor) => (
            <li key={doctor.id} style={{ display: 'grid' }}>
              <DoctorCard doctor={doctor} />
            </li>
          ))}
        </Grid>
      ) : (
        <DoctorCardSkeletons />
      )}
    </Section>
  )
}
