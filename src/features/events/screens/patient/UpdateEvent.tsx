import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { EventDetails } from '#contract/events/schemas.ts'
import { ahead } from '#shared/api/ahead.ts'
import { isId } from '#shared/lib/is-id.ts'
import { paths } from '#shared/paths.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Forbidden, NotFound } from '#shared/patterns/states/states.tsx'
import type { ScreenModule } from '#shared/routing/route.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { eventQuestions, useReadEventQuery } from '../../api.ts'
import { ChangeForm } from '../../components/form/ChangeForm.tsx'

export const asks: ScreenModule['asks'] = ({ search }) => {
  const id = search.get('id') ?? ''
  return isId(id) ? [eventQuestions.readEvent.initiate({ params: { id } }, ahead)] : []
}

/** Changing one of one's own events: `?id=`. */
export default function UpdateEvent() {
  const { t } = useTranslation('workspace')
  const [address] = useSearchParams()
  const id = address.get('id') ?? ''
  const query = useReadEventQuery({ params: { id } }, { skip: !isId(id) })
  const title = t('events.form.updateTitle')
  const toList = <LinkButton to={paths.userEvents.link({ tab: 'organised' })}>{t('events.form.toOwn')}</LinkButton>
  if (!isId(id)) return <NotFound level={1} action={toList} />
  return (
    <Stack gap="5">
      <PageHeader
        title={title}
        about={t('events.form.updateAbout')}
        crumbs={[{ label: t('events.list.title'), to: paths.userEvents.link() }, { label: title }]}
      />
      <QueryState query={{ ...query, data: query.currentData }} missing={<NotFound action={toList} />}>
        {(event) => <Changeable event={event} onReload={() => void query.refetch()} toList={toList} />}
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
