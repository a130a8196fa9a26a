import { useTranslation } from 'react-i18next'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { meetingQuestion } from '../../meeting-question.ts'
import { PatientRoom } from '../../room/PatientRoom.tsx'

export default defineScreen({ question: meetingQuestion, view: UserMeeting })

/** A visit by video (`?id=`), as its patient has it. */
function UserMeeting({ answer }: ScreenView<typeof meetingQuestion>) {
  const { t } = useTranslation('workspace')
  const missing = (
    <NotFound level={1} action={<LinkButton to={paths.userAppointmentList.link()}>{t('meeting.room.toList')}</LinkButton>}>
      {t('meeting.room.missing')}
    </NotFound>
  )
  // An id that is none is answered as bad input: for the person it is a visit that does not exist.
  const malformed = answer.error !== undefined && 'status' in answer.error && answer.error.status === 422
  if (malformed || answer.isUninitialized) return missing
  return (
    <QueryState query={{ ...answer, data: answer.currentData }} missing={missing}>
      {(meeting) => (
        <Stack>
          <PageHeader
            title={t('meeting.room.title', { name: meeting.doctor.name })}
            about={<When instant={meeting.start} otherZone={meeting.doctor.timeZone} />}
          />
          <PatientRoom key={meeting.id} meeting={meeting} />
        </Stack>
      )}
    </QueryState>
  )
}
