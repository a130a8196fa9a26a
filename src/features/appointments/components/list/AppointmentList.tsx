import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { appointmentModes } from '#contract/doctors/values.ts'
import { useSavedViews } from '#features/views/index.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import { type ListQuery, rowsOf } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { showAllWhenFew, type AppointmentTab } from '../../appointment-list.ts'
import { useAppointmentColumns, type AppointmentColumnsOptions } from './use-appointment-columns.tsx'
import type { AppointmentFilter, AppointmentView } from './use-appointment-view.ts'
import { AppointmentDates } from './AppointmentDates.tsx'

interface AppointmentListProps {
  /** Names the list, for what is kept of it: `visits.own`. */
  name: string
  title: string
  about: string
  actions?: ReactNode
  /** Between the header and the visits: other ways to look at them. */
  above?: ReactNode
  searchLabel: string
  view: AppointmentView
  visits: ListQuery<AppointmentCard>
  /** Asks for a page of the same list, for a file of all. */
  askPage: Parameters<typeof pagesOf<AppointmentView['query'], AppointmentCard>>[0]
  columns: AppointmentColumnsOptions
  card: (appointment: AppointmentCard) => ReactNode
  /** Draws visits that are few, instead of a list with its tools. Absent: tools are there for any number. */
  few?: (visits: readonly AppointmentCard[], tab: AppointmentTab, label: string) => ReactNode
  /** What else is said where there is none. */
  emptyHint: ReactNode
  /** Leads on from there to the first visit to come. */
  emptyAction?: ReactNode
}

/** Visits of either party: upcoming, past, cancelled; searched and filtered, all in the address. */
export function AppointmentList(props: AppointmentListProps) {
  const { name, title, about, actions, above, searchLabel, view, visits, askPage, columns, card, few, emptyHint, emptyAction } =
    props
  const { t } = useTranslation('workspace')
  const { tab, query } = view
  const settings = useListSettings(name)
  const views = useSavedViews(name)
  const shownColumns = useAppointmentColumns(columns)
  const narrowed = view.list.narrowed
  const none = (
    <Empty art={<WaitingCatArt />} title={t(`appointments.list.empty.${tab}`)} actions={tab === 'upcoming' && emptyAction}>
      {emptyHint}
    </Empty>
  )
  const handful = few && showAllWhenFew(rowsOf(visits.data), { narrowed, hasMore: visits.hasNextPage === true })
  const shown =
    few && !narrowed && !visits.data && !visits.error ? (
      <SkeletonRows />
    ) : handful ? (
      handful.length > 0 ? (
        few(handful, tab, t(`appointments.tabs.${tab}`))
      ) : (
        none
      )
    ) : (
      <ListPage<AppointmentCard, AppointmentFilter>
        controller={view.list}
        query={visits}
        label={t(`appointments.tabs.${tab}`)}
        rowKey={(appointment) => appointment.id}
        columns={shownColumns}
        card={card}
        searchLabel={searchLabel}
        filters={[
          {
            name: 'mode',
            label: t('appointments.facts.mode'),
            all: t('appointments.list.allModes'),
            options: appointmentModes.map((value) => ({ value, label: t(`doctors.modeShort.${value}`, { ns: 'site' }) })),
          },
        ]}
        moreFilters={<AppointmentDates list={view.list} />}
        settings={settings}
        views={views}
        exporting={{ name: t('appointments.list.file'), readPage: pagesOf(askPage, query) }}
        long
        empty={none}
      />
    )
  return (
    <Stack gap="5">
      <PageHeader title={title} about={about} actions={actions} />
      {above}
      {view.tabs.length > 1 ? (
        <Tabs
          label={title}
          value={tab}
          onChange={view.chooseTab}
          tabs={view.tabs.map((key) => ({ key, label: t(`appointments.tabs.${key}`) }))}
        >
          {shown}
        </Tabs>
      ) : (
        shown
      )}
    </Stack>
  )
}
