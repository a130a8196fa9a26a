import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAddress } from '#shared/address/use-address.ts'
import { paths } from '#shared/paths.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { signInLink } from '#shared/session/access.ts'
import { selectRole } from '#shared/session/login.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { eventQuestions } from '../../api.ts'
import { EventPage } from '../../components/details/EventPage.tsx'
import { readAddress } from '#shared/address/address.ts'
import { idField } from '#shared/address/fields.ts'

const fields = { id: idField }
const question = defineQuestion(eventQuestions.readEvent, ({ search }) => {
  const { id } = readAddress(fields, search)
  return id ? { params: { id } } : null
})

export default defineScreen({ question, view: EventsDetails })

/** An event, for everybody to whom its organiser shows it. `?id=`, and what a visitor chose before signing in: `wish`. */
function EventsDetails({ answer }: ScreenView<typeof question>) {
  const { id } = useAddress(fields).values
  if (answer.isUninitialized) return <Missing id={id} />
  return (
    <QueryState query={{ ...answer, data: answer.currentData }} missing={<Missing id={id} />}>
      {(event) => <EventPage event={event} />}
    </QueryState>
  )
}

/** Visitors are told the same of an event that is for members and of none at all: that signing in may help. */
function Missing({ id }: { id: string | undefined }) {
  const { t } = useTranslation('site')
  const role = useSelector(selectRole)
  if (role === undefined) {
    return (
      <NotFound
        level={1}
        action={
          <LinkButton variant="filled" to={signInLink('patient', paths.eventsDetails.link({ id }))}>
            {t('events.missing.signIn')}
          </LinkButton>
        }
      >
        {t('events.missing.visitors')}
      </NotFound>
    )
  }
  const action = role === 'patient' && <LinkButton to={paths.userEvents.link()}>{t('events.missing.toList')}</LinkButton>
  return (
    <NotFound level={1} action={action || undefined}>
      {t('events.missing.hint')}
    </NotFound>
  )
}
