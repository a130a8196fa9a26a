import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HealthRecord } from '#contract/records/schemas.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useReadTimelineInfiniteQuery } from '../../api.ts'
import { AddDocument } from '../entry/AddDocument.tsx'
import { EntryDialog } from '../entry/EntryDialog.tsx'
import { RowList } from '../RowList.tsx'
import { TimelineRow } from '../timeline/TimelineRow.tsx'

/** PDF and pictures of the record, newest first. */
export function Documents({ record }: { record: HealthRecord }) {
  const { t } = useTranslation('workspace')
  const documents = useReadTimelineInfiniteQuery({ params: { id: record.id }, query: { kind: 'document', limit: 50 } })
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<string>()
  return (
    <Stack>
      {record.writes.includes('document') && (
        <div>
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t('records.add.document')}
          </Button>
        </div>
      )}
      <RowList
        label={t('records.tabs.documents')}
        query={documents}
        empty={<Empty title={t('records.document.none')}>{t('records.document.hint')}</Empty>}
        itemKey={({ id }) => id}
      >
        {(item) => <TimelineRow item={item} onOpen={setOpened} />}
      </RowList>
      {isAdding && <AddDocument subjectId={record.id} onClose={() => setAdding(false)} />}
      {opened && <EntryDialog id={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  )
}
