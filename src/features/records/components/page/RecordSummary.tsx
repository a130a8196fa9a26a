import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrentEntry, HealthRecord } from '#contract/records/schemas.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { AddEntry } from '../entry/AddEntry.tsx'
import { EntryDialog } from '../entry/EntryDialog.tsx'
import { CurrentRow } from './CurrentRow.tsx'

/** Lists of what holds, and the kind of entry that each is made of. */
const lists = [
  { list: 'allergies', kind: 'allergy' },
  { list: 'conditions', kind: 'condition' },
  { list: 'medications', kind: 'medication' },
  { list: 'vaccinations', kind: 'vaccination' },
] as const

/** What holds now, allergies first. `appointmentId`: the visit in which something is written. `least`: rem of a column. */
export function RecordSummary({
  record,
  appointmentId,
  least = 22,
}: {
  record: HealthRecord
  appointmentId?: string
  least?: number
}) {
  const { t } = useTranslation('workspace')
  const [added, setAdded] = useState<(typeof lists)[number]['kind']>()
  const [opened, setOpened] = useState<string>()
  return (
    <>
      <Grid least={least} gap="4">
        {lists.map(({ list, kind }) => (
          <Panel
            key={list}
            title={t(`records.lists.${list}`)}
            ground={list === 'allergies' && record.allergies.length > 0 ? 'soft' : 'plain'}
            action={
              record.writes.includes(kind) && (
                <Button small variant="quiet" aria-label={t(`records.add.${kind}`)} onClick={() => setAdded(kind)}>
                  {t('records.addShort')}
                </Button>
              )
            }
          >
            <CurrentList entries={record[list]} none={t(`records.none.${list}`)} onOpen={setOpened} />
          </Panel>
        ))}
      </Grid>
      {added && <AddEntry subjectId={record.id} kind={added} appointmentId={appointmentId} onClose={() => setAdded(undefined)} />}
      {opened && <EntryDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

interface CurrentListProps {
  entries: readonly CurrentEntry[]
  none: string
  onOpen: (id: string) => void
}

function CurrentList({ entries, none, onOpen }: CurrentListProps) {
  if (entries.length === 0) return <Text quiet>{none}</Text>
  return (
    <Stack as="ul" gap="3">
      {entries.map((entry) => (
        <li key={entry.id}>
          <CurrentRow entry={entry} onOpen={() => onOpen(entry.id)} />
        </li>
      ))}
    </Stack>
  )
}
