import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Form } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useCreateEventMutation } from '../../api.ts'
import { EventFields } from '../../components/form/EventFields.tsx'
import { draftOfValues, newEventValues } from '../../model/event-values.ts'

/** Inviting to an event. What is written is kept in this tab until it is sent. */
export default function CreateEvent() {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const zone = useZone()
  const [create] = useCreateEventMutation()
  const form = useContractForm({
    schema: () => import('#contract/events/schemas.ts').then((module) => module.eventDraft),
    initial: newEventValues(zone),
    prepare: draftOfValues,
    draft: 'event:new',
    submit: async (body) => {
      const { id } = await create({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('events.form.created'), text: t('events.form.createdText') }))
      void navigate(paths.eventsDetails.link({ id }), { replace: true })
    },
  })
  const title = t('events.form.createTitle')
  return (
    <Stack gap="5">
      <PageHeader
        title={title}
        about={t('events.form.createAbout')}
        crumbs={[{ label: t('events.list.title'), to: paths.userEvents.link() }, { label: title }]}
      />
      <Form
        form={form}
        guarded
        aria-label={title}
        refusals={{ too_many_requests: t('events.form.tooMany') }}
        actions={
          <>
            <Button type="submit" variant="filled" loading={form.submitting}>
              {t('events.form.publish')}
            </Button>
            <LinkButton variant="quiet" to={paths.userEvents.link()}>
              {t('events.form.leave')}
            </LinkButton>
          </>
        }
      >
        <EventFields form={form} />
      </Form>
    </Stack>
  )
}
