import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ReferenceEntry } from '#contract/lists/schemas.ts'
import { mergeUndoDays, type ReferenceList } from '#contract/lists/values.ts'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { SearchField } from '#shared/patterns/list/SearchField.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useEntriesFoundQuery, useMergeReferenceEntryMutation } from '../api.ts'

interface MergeDialogProps {
  list: ReferenceList
  entry: ReferenceEntry
  onClose: () => void
}

/** Says what will stand for what, and asks for the entry that stays. */
export function MergeDialog({ list, entry, onClose }: MergeDialogProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [merge] = useMergeReferenceEntryMutation()
  const [search, setSearch] = useState('')
  const found = useEntriesFoundQuery({ query: { list, show: 'active', limit: 9, search: search || undefined } })
  const form = useContractForm({
    schema: () => import('#contract/lists/schemas.ts').then((module) => module.mergeInto),
    initial: { intoId: '' },
    submit: async (body) => {
      const { name } = await merge({ params: { id: entry.id }, body }).unwrap()
      const text = t('lists.merge.doneText', { name: entry.name, into: name, days: String(mergeUndoDays) })
      dispatch(toastShown({ kind: 'success', title: t('lists.merge.done'), text }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('lists.merge.title', { name: entry.name })}
      submit={t('lists.merge.open')}
      isDangerous
      refusals={{ entry_merged: t('lists.changedMeanwhile'), entry_retired: t('lists.changedMeanwhile') }}
      onClose={onClose}
    >
      <Text>{t('lists.merge.about', { count: entry.used, days: String(mergeUndoDays) })}</Text>
      <SearchField label={t('lists.search')} value={search} onSearch={setSearch} />
      <QueryState query={found} skeleton={<SkeletonText lines={4} />}>
        {({ items }) => {
          const others = items.filter(({ id }) => id !== entry.id)
          if (others.length === 0) return <Text quiet>{t('lists.merge.nothing')}</Text>
          return (
            <RadioGroup
              {...form.choice('intoId')}
              label={t('lists.merge.into')}
              required
              options={others.map(({ id, name, aliases }) => ({
                value: id,
                label: <bdi>{name}</bdi>,
                hint: aliases.length > 0 && <bdi>{aliases.join(', ')}</bdi>,
              }))}
            />
          )
        }}
      </QueryState>
    </FormDialog>
  )
}
