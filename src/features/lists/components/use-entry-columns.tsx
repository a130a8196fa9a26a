import { useTranslation } from 'react-i18next'
import type { ReferenceEntry } from '#contract/lists/schemas.ts'
import { referenceLists, type ReferenceList } from '#contract/lists/values.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { EntryVerbs } from './EntryVerbs.tsx'
import { MergedNames } from './MergedNames.tsx'

export interface EntrySteps {
  onChange: (entry: ReferenceEntry) => void
  onMerge: (entry: ReferenceEntry) => void
}

/** Columns of a reference list; the name opens the entry. */
export function useEntryColumns(list: ReferenceList, { onChange, onMerge }: EntrySteps): readonly Column<ReferenceEntry>[] {
  const { t, i18n } = useTranslation('workspace')
  return [
    {
      key: 'name',
      header: t('lists.name'),
      cell: (entry) => (
        <Cluster gap="2">
          <Button variant="text" onClick={() => onChange(entry)}>
            <bdi>{entry.name}</bdi>
          </Button>
          {entry.isRetired && <Badge>{t('lists.shows.retired')}</Badge>}
        </Cluster>
      ),
    },
    {
      key: 'aliases',
      header: t('lists.aliases'),
      cell: ({ aliases }) => aliases.length > 0 && <bdi>{aliases.join(', ')}</bdi>,
    },
    { key: 'merged', header: t('lists.merged'), cell: (entry) => entry.merged.length > 0 && <MergedNames entry={entry} /> },
    {
      key: 'used',
      header: t(`lists.used.${referenceLists[list].usedBy}`),
      align: 'end',
      cell: ({ used }) => formatNumber(used, i18n.language),
    },
    { key: 'verbs', header: t('lists.verbs'), cell: (entry) => <EntryVerbs entry={entry} onMerge={() => onMerge(entry)} /> },
  ]
}
