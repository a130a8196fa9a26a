import { useTranslation } from 'react-i18next'
import type { ReferenceEntry } from '#contract/lists/schemas.ts'
import { entryLengths, type ReferenceList } from '#contract/lists/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { useAddReferenceEntryMutation, useChangeReferenceEntryMutation } from '../api.ts'

interface EntryDialogProps {
  list: ReferenceList
  /** `undefined`: a new one. */
  entry?: ReferenceEntry
  onClose: () => void
}

/** What an entry is called, and by which other names it is found. */
export function EntryDialog({ list, entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation('workspace')
  const [add] = useAddReferenceEntryMutation()
  const [change] = useChangeReferenceEntryMutation()
  const form = useContractForm({
    schema: () => import('#contract/lists/schemas.ts').then((module) => module.newEntry),
    initial: { name: entry?.name ?? '', aliases: entry?.aliases.join('\n') ?? '' },
    prepare: ({ name, aliases }) => ({
      list,
      name,
      aliases: aliases
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    }),
    submit: async ({ name, aliases }) => {
      await (
        entry
          ? change({ params: { id: entry.id }, body: { name, aliases, version: entry.version } })
          : add({ body: { list, name, aliases } })
      ).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(entry ? 'lists.change' : 'lists.add')}
      submit={t('lists.save')}
      refusals={{
        entry_name_taken: t('lists.nameTaken'),
        entry_changed: t('lists.changedMeanwhile'),
        entry_merged: t('lists.changedMeanwhile'),
      }}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={t('lists.name')} hint={entry && t('lists.nameHint')} required>
        <TextInput maxLength={entryLengths.name} {...form.input('name')} />
      </FormField>
      <FormField form={form} name="aliases" label={t('lists.aliases')} hint={t('lists.aliasesHint')} optional>
        <TextArea rows={4} {...form.input('aliases')} />
      </FormField>
    </FormDialog>
  )
}
