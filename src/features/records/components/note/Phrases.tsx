import { useTranslation } from 'react-i18next'
import type { NotePhrases } from '#contract/records/schemas.ts'
import { mostPhrases } from '#contract/records/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useSavePhrasesMutation } from '../../api.ts'
import { useRecordRefusals } from '../use-record-refusals.ts'

const blank = { title: '', text: '' }

/** The doctor's phrases, in their order: added, changed, taken away. */
export function Phrases({ kept, onClose }: { kept: NotePhrases; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [save] = useSavePhrasesMutation()
  const refusals = useRecordRefusals()
  const form = useContractForm({
    schema: () => import('#contract/records/schemas.ts').then((module) => module.notePhrases),
    initial: { phrases: kept.phrases.length > 0 ? kept.phrases : [blank] },
    prepare: ({ phrases }) => ({
      phrases: phrases.filter(({ title, text }) => title.trim() !== '' || text.trim() !== ''),
      revision: kept.revision,
    }),
    submit: async (body) => {
      await save({ body }).unwrap()
      onClose()
    },
  })
  const { phrases } = form.values
  const change = (index: number, next: Partial<typeof blank>) =>
    form.set(
      'phrases',
      phrases.map((phrase, at) => (at === index ? { ...phrase, ...next } : phrase)),
    )
  return (
    <FormDialog form={form} title={t('records.phrases.title')} submit={t('records.save')} refusals={refusals} onClose={onClose}>
      <Text quiet>{t('records.phrases.about')}</Text>
      {phrases.map(({ title, text }, index) => (
        <Stack key={index} gap="2">
          <FormField form={form} name={`phrases.${index}.title`} label={t('records.phrases.name', { number: index + 1 })}>
            <TextInput autoComplete="off" value={title} onChange={({ target }) => change(index, { title: target.value })} />
          </FormField>
          <FormField form={form} name={`phrases.${index}.text`} label={t('records.phrases.text', { number: index + 1 })}>
            <TextArea rows={2} value={text} onChange={({ target }) => change(index, { text: target.value })} />
          </FormField>
          <div>
            <Button
              small
              variant="quiet"
              aria-label={t('records.phrases.removeOf', { number: index + 1 })}
              onClick={() =>
                form.set(
                  'phrases',
                  phrases.filter((_, at) => at !== index),
                )
              }
            >
              {t('records.phrases.remove')}
            </Button>
          </div>
        </Stack>
      ))}
      {phrases.length < mostPhrases && (
        <div>
          <Button small variant="outlined" onClick={() => form.set('phrases', [...phrases, blank])}>
            {t('records.phrases.add')}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
