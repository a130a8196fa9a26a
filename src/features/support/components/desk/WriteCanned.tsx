import { useTranslation } from 'react-i18next'
import type { CannedAnswer } from '#contract/support/schemas.ts'
import { supportLimits } from '#contract/support/values.ts'
import type { Locale } from '#contract/kernel/values.ts'
import { offeredLocales } from '#shared/i18n/words.gen.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { useChangeCannedMutation, useCreateCannedMutation } from '../../api.ts'

interface WriteCannedProps {
  /** The one that is changed; absent: a new one. */
  of?: CannedAnswer | undefined
  onClose: () => void
}

/** Writes a ready answer. */
export function WriteCanned({ of, onClose }: WriteCannedProps) {
  const { t, i18n } = useTranslation('workspace')
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const [create] = useCreateCannedMutation()
  const [change] = useChangeCannedMutation()
  const form = useContractForm({
    schema: () => import('#contract/support/schemas.ts').then((module) => module.cannedDraft),
    initial: { locale: of?.locale ?? (i18n.language as Locale), title: of?.title ?? '', text: of?.text ?? '' },
    submit: async (body) => {
      if (of) await change({ params: { id: of.id }, body: { ...body, revision: of.revision } }).unwrap()
      else await create({ body }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(of ? 'support.canned.changeTitle' : 'support.canned.add')}
      submit={t('support.canned.keep')}
      refusals={{ canned_changed: t('support.canned.changed'), too_many_canned: t('support.canned.tooMany') }}
    >
      <FormField form={form} name="locale" label={t('support.canned.language')} required>
        <Select {...form.input('locale')} options={offeredLocales.map((value) => ({ value, label: names.of(value) ?? value }))} />
      </FormField>
      <FormField form={form} name="title" label={t('support.canned.name')} required>
        <TextInput maxLength={supportLimits.title} {...form.input('title')} />
      </FormField>
      <FormField form={form} name="text" label={t('support.canned.text')} required>
        <TextArea rows={6} maxLength={supportLimits.text.most} {...form.input('text')} />
      </FormField>
    </FormDialog>
  )
}
