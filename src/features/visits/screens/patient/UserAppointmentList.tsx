import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { visitModes } from '#contract/doctors/values.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { DateField } from '#shared/ui/field/DateField.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { useListAppointmentsInfiniteQuery } from '../../api.ts'
import { OwnVisitCard } from '../../components/patient/OwnVisitCard.tsx'
import { useExportOwnVisits } from '../../components/patient/use-export-own-visits.ts'
import { useOwnColumns } from '../../components/patient/use-own-columns.tsx'
import { visitListQuery, visitTabs } from '../../visit-list.ts'

const filterNames = ['mode', 'from', 'to'] as const
const cardOf = (visit: AppointmentCard) => <OwnVisitCard visit={visit} />

/** The patient's visits and their pets': upcoming, past, cancelled; searched and filtered, all in the address. */
export default function UserAppointmentList() {
  const { t } = useTranslation('workspace')
  const [tab, chooseTab] = useAddressTab(visitTabs, filterNames)
  const list = useListController({ filters: filterNames })
  const query = visitListQuery(tab, list.search, list.filters)
  const visits = useListAppointmentsInfiniteQuery({ query })
  const columns = useOwnColumns()
  const exportVisits = useExportOwnVisits(query)

  const dates = (
    <Cluster gap="3">
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t(`visits.own.${name}`)}>
          <DateField
            value={list.filters[name]}
            min={name === 'to' ? list.filters.from || undefined : undefined}
            onChange={(event) => list.setFilter(name, event.target.value)}
          />
        </Field>
      ))}
    </Cluster>
  )
  const find = (
    <LinkButton look="filled" to={paths.doctorsList.link()}>
      {t('visits.own.find')}
    </LinkButton>
  )
  const empty = (
    <Empty art={<WaitingCatArt />} title={t(`visits.own.empty.${tab}`)} actions={tab === 'upcoming' && find}>
      {t(`visits.own.emptyHint.${tab}`)}
    </Empty>
  )
  return (
    <Stack gap="5">
      <PageHeader title={t('visits.own.listTitle')} about={t('visits.own.listAbout')} actions={find} />
      <Tabs
        label={t('visits.own.listTitle')}
        value={tab}
        onChange={chooseTab}
        tabs={visitTabs.map((key) => ({ key, label: t(`visits.tabs.${key}`) }))}
      >
        <ListPage<AppointmentCard, (typeof filterNames)[number]>
          controller={list}
          query={visits}
          label={t(`visits.tabs.${tab}`)}
          rowKey={(visit) => visit.id}
          columns={columns}
          card={cardOf}
          searchLabel={t('visits.own.search')}
          filters={[
            {
              name: 'mode',
              label: t('visits.facts.mode'),
              all: t('visits.own.allModes'),
              options: visitModes.map((value) => ({ value, label: t(`doctors.modeShort.${value}`, { ns: 'site' }) })),
            },
          ]}
          toolbarEnd={dates}
          onExport={() => void exportVisits()}
          empty={empty}
        />
      </Tabs>
    </Stack>
  )
}
