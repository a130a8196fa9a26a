import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { PracticeRecord } from '#contract/records/schemas.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { selectRole } from '#shared/session/login.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { FindInEmergency } from './FindInEmergency.tsx'
import { usePracticeColumns } from './use-practice-columns.tsx'

/** People and animals that the doctor has or had a visit with, last seen first. */
export function PracticeRecords({ title, query }: { title: string; query: ListQuery<PracticeRecord> }) {
  const { t } = useTranslation('workspace')
  const isDoctor = useSelector(selectRole) === 'doctor'
  const controller = useListController()
  const columns = usePracticeColumns()
  const [isFinding, setFinding] = useState(false)
  return (
    <Stack gap="5">
      <PageHeader
        title={title}
        about={t('records.practice.about')}
        actions={
          isDoctor && (
            <Button variant="outlined" onClick={() => setFinding(true)}>
              {t('records.emergency.find')}
            </Button>
          )
        }
      />
      <ListPage
        controller={controller}
        searchLabel={t('records.practice.search')}
        query={query}
        label={title}
        rowKey={({ id }) => id}
        empty={<Empty title={t('records.practice.empty')}>{t('records.practice.emptyHint')}</Empty>}
        columns={columns}
      />
      {isFinding && <FindInEmergency onClose={() => setFinding(false)} />}
    </Stack>
  )
}
