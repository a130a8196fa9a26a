import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timelineKinds } from '#contract/records/timeline-kinds.ts'
import type { HealthRecord } from '#contract/records/schemas.ts'
import { choiceField, dayField } from '#shared/address/fields.ts'
import { ListToolbar } from '#shared/patterns/list/ListToolbar.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useReadTimelineInfiniteQuery } from '../../api.ts'
import { EntryDialog } from '../entry/EntryDialog.tsx'
import { RowList } from '../RowList.tsx'
import { TimelineRow } from './TimelineRow.tsx'

const filters = { kind: choiceField(timelineKinds), from: dayField, to: dayField }
/** Of the address that this list alone reads. */
export const timelineNames = ['q', ...Object.keys(filters)]

const useNarrowing = () => useListController({ filters })

/** What the timeline asks at this place. */
const askedAt = (id: string, { search: text, kind, from, to }: ReturnType<typeof useNarrowing>['query']) => ({
  params: { id },
  query: { text, kind, from, to, limit: 50 },
})

/** Asks for a record's timeline while the record itself is still under way. */
export function useTimelineAhead(id: string): void {
  const { query } = useNarrowing()
  useReadTimelineInfiniteQuery(askedAt(id, query), { skip: id === '' })
}

/** Everything of a record, newest first; narrowed by kind, words and days in the address. */
export function RecordTimeline({ record }: { record: HealthRecord }) {
  const { t } = useTranslation('workspace')
  const controller = useNarrowing()
  const timeline = useReadTimelineInfiniteQuery(askedAt(record.id, controller.query))
  const [opened, setOpened] = useState<string>()
  return (
    <Stack gap="5">
      <ListToolbar
        controller={controller}
        searchLabel={t('records.timeline.search')}
        filters={[
          {
            name: 'kind',
            label: t('records.timeline.kind'),
            all: t('records.timeline.allKinds'),
            options: timelineKinds.map((one) => ({ value: one, label: t(`records.kinds.${one}`) })),
          },
        ]}
      >
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={t(`records.timeline.${name}`)}>
            <DatePicker value={controller.filters[name]} onChange={(event) => controller.setFilter(name, event.target.value)} />
          </Field>
        ))}
      </ListToolbar>
      <RowList
        label={t('records.timeline.label')}
        query={timeline}
        controller={controller}
        empty={<Empty title={t('records.timeline.empty')}>{t('records.timeline.emptyHint')}</Empty>}
        itemKey={({ kind: of, id }) => `${of} ${id}`}
      >
        {(item) => <TimelineRow item={item} onOpen={setOpened} />}
      </RowList>
      {opened && <EntryDialog id={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  )
}
