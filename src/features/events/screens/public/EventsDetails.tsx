import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { ahead } from '#shared/api/ahead.ts'
import { paths } from '#shared/paths.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import type { ScreenModule } from '#shared/routing/route.ts'
import { signInLink } from '#shared/session/access.ts'
import { selectRole } from '#shared/session/login.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { eventQuestions, useReadEventQuery } from '../../api.ts'
import { EventPage } from '../../components/details/EventPage.tsx'
import { isId } from '#shared/lib/is-id.ts'

export const asks: ScreenModule['asks'] = ({ search }) => {
  const id = search.get('id') ?? ''
  return isId(id) ? [eventQuestions.readEvent.initiate({ params: { id } }, ahead)] : []
}

/** An event, for everybody to whom its organiser shows it. `?id=`, and what a visitor chose before signing in: `wish`. */
export default function EventsDetails() {
  const [address] = useSearchParams()
  const id = address.get('id') ?? ''
  const query = useReadEventQuery({ params: { id } }, { skip: !isId(id) })
  if (!isId(id)) return <Missing id={id} />
  return (
    <QueryState query={{ ...query, data: query.currentData }} missing={<Missing id={id} />}>
      {(event) => <EventPage event={event} />}
    </QueryState>
  )
}

/** Visitors are told the same of an event that is for members and of none at all: that signing in may help. */
function Missing({ id }: { id: string }) {
  const { t } = useTranslation('site')
  const role = useSelector(selectRole)
  if (role === undefined) {
    return (
      <NotFound
        level={1}
        action={
          <LinkButton look="filled" to={signInLink('patient', paths.eventsDetails.link({ id }))}>
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
