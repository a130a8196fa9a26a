import { useTranslation } from 'react-i18next'
import type { EventDetails } from '#contract/events/schemas.ts'
import { readAddress } from '#shared/address/address.ts'
import { idField } from '#shared/address/fields.ts'
import { paths } from '#shared/paths.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Forbidden, NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { eventQuestions } from '../../api.ts'
import { ChangeForm } from '../../components/form/ChangeForm.tsx'

const fields = { id: idField }
const question = defineQuestion(eventQuestions.readEvent, ({ search }) => {
  const { id } = readAddress(fields, search)
  return id ? { params: { id } } : null
})

export default defineScreen({ question, view: UpdateEvent })

/** Changing one of one's own events: `?id=`. */
function UpdateEvent({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const title = t('events.form.updateTitle')
  const toList = <LinkButton to={paths.userEvents.link({ tab: 'organised' })}>{t('events.form.toOwn')}</LinkButton>
  if (answer.isUninitialized) return <NotFound level={1} action={toList} />
  return (
    <Stack gap="5">
      <PageHeader
        title={title}
        about={t('events.form.updateAbout')}
        crumbs={[{ label: t('events.list.title'), to: paths.userEvents.link() }, { label: title }]}
      />
      <QueryState query={{ ...answer, data: answer.currentData }} missing={<NotFound action={toList} />}>
        {(event) => <Changeable event={event} onReload={() => void answer.refetch()} toList={toList} />}
      </QueryState>
    </Stack>
  )
}

function Changeable({ event, onReload, toList }: { event: EventDetails; onReload: () => void; toList: React.ReactNode }) {
  const { t } = useTranslation('workspace')
  if (!event.own) return <Forbidden action={toList}>{t('events.form.notYours')}</Forbidden>
  if (event.phase !== 'coming') {
    return (
      <Banner
        tone="information"
        action={<LinkButton to={paths.eventsDetails.link({ id: event.id })}>{t('events.form.toEvent')}</LinkButton>}
      >
        {t('events.form.over')}
      </Banner>
    )
  }
  return <ChangeForm key={`${event.id} ${event.version}`} event={event} onReload={onReload} />
}
