import { useTranslation } from 'react-i18next'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Forbidden } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { zoneCity } from '#shared/lib/format-time.ts'
import { weekAhead } from '../../availability/week-ahead.ts'
import { availabilityQuestions } from '../../availability-api.ts'
import { AvailabilityEditor } from '../../components/availability/AvailabilityEditor.tsx'
import { platformNow } from '#shared/lib/platform-time.ts'

const question = defineQuestion(availabilityQuestions.readAvailability, () => undefined)

/** The preview's first week in the account's zone. The preview asks in the calendar's: where that is another one, it asks again. */
const firstWeek = defineQuestion(availabilityQuestions.previewSlots, ({ session: { zone } }) =>
  zone ? { body: weekAhead(platformNow(), zone) } : null,
)

export default defineScreen({ question, view: DoctorAvailability, parts: [firstWeek] })

/** When patients can book: the week, single days, time off, the rules of slots, and what patients see of it. */
function DoctorAvailability({ answer: availability }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="5">
      <PageHeader
        title={t('booking.routes.doctorAvailability.title')}
        about={availability.data && t('booking.availability.about', { zone: zoneCity(availability.data.timeZone) })}
      />
      <QueryState query={availability} forbidden={<Forbidden>{t('booking.availability.noRight')}</Forbidden>}>
        {(data) => <AvailabilityEditor availability={data} />}
      </QueryState>
    </Stack>
  )
}
