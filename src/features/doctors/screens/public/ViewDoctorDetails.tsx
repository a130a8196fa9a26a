import { useTranslation } from 'react-i18next'
import { readAddress } from '#shared/address/address.ts'
import { idField } from '#shared/address/fields.ts'
import { paths } from '#shared/paths.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { ScreenTitle } from '#shared/routing/ScreenTitle.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { doctorQuestions } from '../../api.ts'
import { BookingPanel } from '../../components/booking/BookingPanel.tsx'
import { DoctorFacts } from '../../components/profile/DoctorFacts.tsx'
import { DoctorHead } from '../../components/profile/DoctorHead.tsx'
import { DoctorSkeleton } from '../../components/profile/DoctorSkeleton.tsx'
import { Reviews } from '../../components/profile/Reviews.tsx'
import styles from './ViewDoctorDetails.module.css'

const fields = { id: idField }
const question = defineQuestion(doctorQuestions.readDoctor, ({ search }) => {
  const { id } = readAddress(fields, search)
  return id ? { params: { id } } : null
})

export default defineScreen({ question, view: ViewDoctorDetails })

/** A doctor as everybody may see them, and booking a visit with them. `?id=`, and what is chosen: `mode`, `from`, `start`. */
function ViewDoctorDetails({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('site')
  const missing = (
    <NotFound level={1} action={<LinkButton to={paths.doctorsList.link()}>{t('doctors.profile.toList')}</LinkButton>}>
      {t('doctors.profile.missingHint')}
    </NotFound>
  )
  if (answer.isUninitialized) return missing
  return (
    <QueryState query={{ ...answer, data: answer.currentData }} skeleton={<DoctorSkeleton />} missing={missing}>
      {(doctor) => (
        <div className={styles.page} data-workspace={doctor.kind === 'veterinarian' ? 'pets' : 'patient'}>
          <ScreenTitle>{`${doctor.name} · ${t('app.brand')}`}</ScreenTitle>
          <DoctorHead doctor={doctor} />
          <div className={styles.columns}>
            <Stack gap="5">
              <BookingPanel key={doctor.id} doctor={doctor} />
              <Reviews key={`reviews ${doctor.id}`} doctor={doctor} />
            </Stack>
            <DoctorFacts doctor={doctor} />
          </div>
        </div>
      )}
    </QueryState>
  )
}
