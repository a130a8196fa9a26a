import { useTranslation } from 'react-i18next'
import { ahead } from '#shared/api/ahead.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Forbidden } from '#shared/patterns/states/states.tsx'
import { selectZone } from '#shared/api/me.ts'
import type { Question, ScreenModule } from '#shared/routing/route.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { zoneCity } from '#shared/lib/format-time.ts'
import { weekAhead } from '../../availability/week-ahead.ts'
import { availabilityQuestions, useReadAvailabilityQuery } from '../../availability-api.ts'
import { AvailabilityEditor } from '../../components/availability/AvailabilityEditor.tsx'

/** What the preview will ask, beside what is set: in the zone of the account. Where the calendar's is another, the preview asks again. */
const askPreview: Question = (dispatch, getState) => {
  const zone = selectZone(getState() as Parameters<typeof selectZone>[0])
  if (zone) void dispatch(availabilityQuestions.previewSlots.initiate({ body: weekAhead(Date.now(), zone) }, ahead))
}

export const asks: ScreenModule['asks'] = () => [availabilityQuestions.readAvailability.initiate(undefined, ahead), askPreview]

/** When patients can book: the week, single days, time off, the rules of slots, and what patients see of it. */
export default function DoctorAvailability() {
  const { t } = useTranslation('workspace')
  const availability = useReadAvailabilityQuery()
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
