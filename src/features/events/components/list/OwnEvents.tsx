import { useTranslation } from 'react-i18next'
import type { OwnEventTab } from '#contract/events/values.ts'
import { paths } from '#shared/paths.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { type EventAnswer, EventResults } from './EventResults.tsx'

/** Events that one goes to, organises, or was at. */
export function OwnEvents({ tab, query }: { tab: OwnEventTab; query: EventAnswer }) {
  const { t } = useTranslation('workspace')
  const action =
    tab === 'organised' ? (
      <LinkButton to={paths.createEvent.link()}>{t('events.list.create')}</LinkButton>
    ) : (
      <LinkButton to={paths.userEvents.link()}>{t('events.list.toNear')}</LinkButton>
    )
  return (
    <EventResults
      query={query}
      empty={
        <Empty art={<WaitingCatArt />} title={t(`events.list.empty.${tab}`)} actions={action}>
          {t(`events.list.emptyHint.${tab}`)}
        </Empty>
      }
    />
  )
}
