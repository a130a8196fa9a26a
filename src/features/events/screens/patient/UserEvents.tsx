import { useTranslation } from 'react-i18next'
import { ownEventTabs } from '#contract/events/values.ts'
import { doctorQuestions } from '#features/doctors/index.ts'
import { peopleQuestions } from '#features/people/pets/index.ts'
import { paths } from '#shared/paths.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { tabAt, useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import type { Place } from '#shared/routing/route.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { eventQuestions } from '../../api.ts'
import { EventsNearMe } from '../../components/list/EventsNearMe.tsx'
import { OwnEvents } from '../../components/list/OwnEvents.tsx'
import { eventFilters } from '../../model/event-search.ts'

const tabs = ['near', ...ownEventTabs] as const

const whenNear = ({ search }: Place) => (tabAt(search, tabs) === 'near' ? undefined : null)

/** Near by, what is asked for events takes an answer more: from where. */
const question = combineQuestions({
  home: defineQuestion(peopleQuestions.readPatient, whenNear),
  own: defineQuestion(eventQuestions.listOwnEvents, ({ search }) => {
    const tab = tabAt(search, tabs)
    return tab === 'near' ? null : { query: { tab } }
  }),
})
const places = defineQuestion(doctorQuestions.listPlaces, whenNear)

export default defineScreen({ question, view: UserEvents, parts: [places] })

/** Events near the patient, and their own. */
function UserEvents({ answer: { home, own } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const [tab, choose] = useAddressTab(tabs, { drop: ['q', 'sort', ...eventFilters] })
  return (
    <Stack gap="5">
      <PageHeader
        title={t('events.list.title')}
        about={t('events.list.about')}
        actions={
          <LinkButton variant="filled" icon={<PlusIcon size={18} />} to={paths.createEvent.link()}>
            {t('events.list.create')}
          </LinkButton>
        }
      />
      <Tabs
        label={t('events.list.title')}
        value={tab}
        onChange={choose}
        tabs={tabs.map((key) => ({ key, label: t(`events.list.tabs.${key}`) }))}
      >
        {tab === 'near' ? <EventsNearMe home={home} /> : <OwnEvents key={tab} tab={tab} query={own} />}
      </Tabs>
    </Stack>
  )
}
