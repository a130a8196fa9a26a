import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { visitModes } from '#contract/doctors/values.ts'
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
import { allWhenFew, type VisitTab, visitTabs } from '../../visit-list.ts'
import { useVisitColumns, type VisitColumnsOptions } from './use-visit-columns.tsx'
import type { VisitFilter, VisitView } from './use-visit-view.ts'
import { VisitDates } from './VisitDates.tsx'

interface VisitListProps {
  /** Names the list, for what is kept of it: `visits.own`. */
  name: string
  title: string
  about: string
  actions?: ReactNode
  searchLabel: string
  view: VisitView
  visits: ListQuery<AppointmentCard>
  /** Asks for a page of the same list, for a file of all. */
  askPage: Parameters<typeof pagesOf<VisitView['query'], AppointmentCard>>[0]
  columns: VisitColumnsOptions
  card: (visit: AppointmentCard) => ReactNode
  /** Draws visits that are few, instead of a list with its tools. Absent: tools are there for any number. */
  few?: (visits: readonly AppointmentCard[], tab: VisitTab, label: string) => ReactNode
  /** What else is said where there is none. */
  emptyHint: ReactNode
  /** Leads on from there to the first visit to come. */
  emptyAction: ReactNode
}

/** Visits of either party: upcoming, past, cancelled; searched and filtered, all in the address. */
export function VisitList(props: VisitListProps) {
  const { name, title, about, actions, searchLabel, view, visits, askPage, columns, card, few, emptyHint, emptyAction } = props
  const { t } = useTranslation('workspace')
  const { tab, query } = view
  const settings = useListSettings(name)
  const views = useSavedViews(name)
  const shownColumns = useVisitColumns(columns)
  const narrowed = view.list.narrowed
  const none = (
    <Empty art={<WaitingCatArt />} title={t(`visits.list.empty.${tab}`)} actions={tab === 'upcoming' && emptyAction}>
      {emptyHint}
    </Empty>
  )
  const handful = few && allWhenFew(rowsOf(visits.data), { narrowed, hasMore: visits.hasNextPage === true })
  return (
    <Stack gap="5">
      <PageHeader title={title} about={about} actions={actions} />
      <Tabs
        label={title}
        value={tab}
        onChange={view.chooseTab}
        tabs={visitTabs.map((key) => ({ key, label: t(`visits.tabs.${key}`) }))}
      >
        {few && !narrowed && !visits.data && !visits.error ? (
          <SkeletonRows />
        ) : handful ? (
          handful.length > 0 ? (
            few(handful, tab, t(`visits.tabs.${tab}`))
          ) : (
            none
          )
        ) : (
          <ListPage<AppointmentCard, VisitFilter>
            controller={view.list}
            query={visits}
            label={t(`visits.tabs.${tab}`)}
            rowKey={(visit) => visit.id}
            columns={shownColumns}
            card={card}
            searchLabel={searchLabel}
            filters={[
              {
                name: 'mode',
                label: t('visits.facts.mode'),
                all: t('visits.list.allModes'),
                options: visitModes.map((value) => ({ value, label: t(`doctors.modeShort.${value}`, { ns: 'site' }) })),
              },
            ]}
            moreFilters={<VisitDates list={view.list} />}
            settings={settings}
            views={views}
            exporting={{ name: t('visits.list.file'), readPage: pagesOf(askPage, query) }}
            long
            empty={none}
          />
        )}
      </Tabs>
    </Stack>
  )
}
