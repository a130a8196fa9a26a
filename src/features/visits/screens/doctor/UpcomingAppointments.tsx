import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { DateField } from '#shared/ui/field/DateField.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { DownloadIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { paths } from '#shared/paths.ts'
import { VisitCard } from '../../components/doctor/VisitCard.tsx'
import { useVisitColumns } from '../../components/doctor/use-visit-columns.tsx'
import { useExportVisits } from '../../components/doctor/use-export-visits.ts'
import { useListDoctorAppointmentsInfiniteQuery } from '../../api.ts'
import { visitListQuery, visitTabs } from '../../visit-list.ts'

const filterNames = ['mode', 'from', 'to'] as const

const card = (visit: AppointmentCard) => <VisitCard visit={visit} />

/** The doctor's visits: upcoming, past, cancelled; searched and filtered, all in the address. */
export default function UpcomingAppointments() {
  const { t } = useTranslation('workspace')
  const [tab, chooseTab] = useAddressTab(visitTabs, filterNames)
  const list = useListController({ filters: filterNames })
  const query = visitListQuery(tab, list.search, list.filters)
  const visits = useListDoctorAppointmentsInfiniteQuery({ query })
  const columns = useVisitColumns()
  const exportVisits = useExportVisits(query)

  const dates = (
    <Cluster gap="3">
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t(`visits.office.${name}`)}>
          <DateField
            value={list.filters[name]}
            min={name === 'to' ? list.filters.from || undefined : undefined}
            onChange={(event) => list.setFilter(name, event.target.value)}
          />
        </Field>
      ))}
    </Cluster>
  )
  return (
    <Stack gap="5">
      <PageHeader
        title={t('visits.office.listTitle')}
        about={t('visits.office.listAbout')}
        actions={
          <Button icon={<DownloadIcon />} onClick={() => void exportVisits()}>
            {t('patterns.exportCsv', { ns: 'site' })}
          </Button>
        }
      />
      <Tabs
        label={t('visits.office.listTitle')}
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
          card={card}
          searchLabel={t('visits.office.search')}
          filters={[
            {
              name: 'mode',
              label: t('visits.office.mode'),
              all: t('visits.office.allModes'),
              options: (['video', 'clinic'] as const).map((value) => ({
                value,
                label: t(`doctors.modeShort.${value}`, { ns: 'site' }),
              })),
            },
          ]}
          toolbarEnd={dates}
          empty={
            <Empty
              art={<WaitingCatArt />}
              title={t(`visits.office.empty.${tab}`)}
              actions={
                tab === 'upcoming' && (
                  <LinkButton to={paths.doctorAvailability.link()}>{t('visits.office.toAvailability')}</LinkButton>
                )
              }
            >
              {tab === 'upcoming' && t('visits.office.emptyHint')}
            </Empty>
          }
        />
      </Tabs>
    </Stack>
  )
}
