import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { EventDetails } from '#contract/events/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Form } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { useChangeEventMutation } from '../../api.ts'
import { draftOfValues, valuesOfEvent } from '../../model/event-values.ts'
import { EventFields } from './EventFields.tsx'

interface ChangeFormProps {
  /** As it was read: another change in between is refused. */
  event: EventDetails
  /** Reads it anew. */
  onReload: () => void
}

/** Changing an event. Another time or place is told to its guests. */
export function ChangeForm({ event, onReload }: ChangeFormProps) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [change] = useChangeEventMutation()
  const { id, version } = event
  const form = useContractForm({
    schema: () => import('#contract/events/schemas.ts').then((module) => module.eventChange),
    initial: valuesOfEvent(event),
    prepare: (values) => ({ ...draftOfValues(values), version }),
    // Of this version: what was written over an older one would undo what has been changed since.
    draft: `event:${id}:${version}`,
    submit: async (body) => {
      await change({ params: { id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('events.form.saved'), text: t('events.form.savedText') }))
      void navigate(paths.eventsDetails.link({ id }), { replace: true })
    },
  })
  const isStale = faultOf(form.refusal).refused?.code === 'event_changed'
  return (
    <Form
      form={form}
      guarded="query"
      aria-label={t('events.form.updateTitle')}
      refusals={{
        event_changed: site('events.refusals.event_changed'),
        event_started: site('events.refusals.event_started'),
        event_cancelled: site('events.refusals.event_cancelled'),
      }}
      actions={
        <>
          <Button type="submit" variant="filled" loading={form.submitting}>
            {t('events.form.save')}
          </Button>
          {isStale && <Button onClick={onReload}>{t('events.form.reload')}</Button>}
          <LinkButton variant="quiet" to={paths.eventsDetails.link({ id })}>
            {t('events.form.leave')}
          </LinkButton>
        </>
      }
    >
      {event.going + event.interested + event.waiting > 0 && (
        <Banner tone="information">
          {t('events.form.guestsAreTold', { count: event.going + event.interested + event.waiting })}
        </Banner>
      )}
      <EventFields form={form} />
    </Form>
  )
}
