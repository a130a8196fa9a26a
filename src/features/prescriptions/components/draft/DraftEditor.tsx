import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { locales } from '#contract/kernel/locales.ts'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { mostLines, prescriptionLengths as lengths } from '#contract/prescriptions/values.ts'
import { localeNames } from '#shared/i18n/locales.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { paths } from '#shared/paths.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { useDiscardPrescriptionMutation, useSavePrescriptionMutation } from '../../api.ts'
import { draftOf, draftValues, emptyLine, withTemplate, type LineValues } from '../../model/draft-values.ts'
import { usePrescriptionRefusals } from '../use-prescription-refusals.ts'
import { ChecksPanel } from './ChecksPanel.tsx'
import { LineFields } from './LineFields.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'

/** A draft is written and kept, checked as it is kept, and signed once everything is read. */
export function DraftEditor({ draft }: { draft: Prescription }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [save] = useSavePrescriptionMutation()
  const [discard] = useDiscardPrescriptionMutation()
  const refusals = usePrescriptionRefusals()
  const { ask, confirmation } = useConfirm()
  // Of the draft as it was saved last, here or in another tab.
  const [revision, setRevision] = useState(draft.revision)
  const params = { id: draft.id }
  const form = useContractForm({
    schema: () => import('#contract/prescriptions/schemas.ts').then((module) => module.prescriptionDraft),
    initial: draftValues(draft),
    prepare: (values) => draftOf(values, revision),
    submit: async (body) => {
      const saved = await save({ params, body }).unwrap()
      setRevision(saved.revision)
      dispatch(toastShown({ kind: 'success', title: t('prescriptions.draft.saved'), text: t('prescriptions.draft.savedText') }))
    },
  })
  const { lines } = form.values
  const setLine = (position: number, line: LineValues) => form.set('lines', lines.with(position, line))
  const faultsOf = (position: number) =>
    Object.fromEntries(
      Object.entries(form.faults).flatMap(([path, fault]) => {
        const start = `lines.${position}.`
        return path.startsWith(start) && fault ? [[path.slice(start.length), fault]] : []
      }),
    )
  const throwAway = async () => {
    const isMeant = await ask({
      title: t('prescriptions.draft.discardTitle'),
      body: t('prescriptions.draft.discardText'),
      confirm: t('prescriptions.draft.discard'),
      danger: true,
    })
    if (!isMeant) return
    form.reset()
    const { error } = await discard({ params })
    if (!error) await navigate(paths.doctorPrescription.link())
  }
  return (
    <Stack gap="5">
      <Form
        form={form}
        aria-label={t('prescriptions.draft.title')}
        refusals={refusals}
        guarded
        actions={
          <>
            <Button type="submit" variant="outlined" loading={form.submitting} disabled={!form.dirty}>
              {t('prescriptions.draft.save')}
            </Button>
            <Button variant="quiet" onClick={() => void throwAway()}>
              {t('prescriptions.draft.discard')}
            </Button>
          </>
        }
      >
        <FormField form={form} name="diagnosis" label={t('prescriptions.facts.diagnosis')} optional>
          <TextInput maxLength={lengths.diagnosis} dir="auto" autoComplete="off" {...form.input('diagnosis')} />
        </FormField>
        <TemplateChoice
          draft={draft}
          isKept={!form.dirty}
          onChoose={(template) => {
            const { diagnosis, advice, lines: all } = withTemplate(form.values, template, () => crypto.randomUUID())
            form.set('diagnosis', diagnosis)
            form.set('advice', advice.slice(0, lengths.advice))
            form.set('lines', all.slice(0, mostLines))
          }}
        />
        {lines.map((line, position) => (
          <LineFields
            key={line.id}
            line={line}
            draft={draft}
            position={position}
            faults={faultsOf(position)}
            onChange={(changed) => setLine(position, changed)}
            onRemove={() =>
              form.set(
                'lines',
                lines.filter(({ id }) => id !== line.id),
              )
            }
          />
        ))}
        {lines.length < mostLines && (
          <div>
            <Button icon={<PlusIcon />} onClick={() => form.set('lines', [...lines, emptyLine(crypto.randomUUID())])}>
              {t('prescriptions.draft.addLine')}
            </Button>
          </div>
        )}
        <FormField form={form} name="advice" label={t('prescriptions.facts.advice')} optional>
          <TextArea rows={4} maxLength={lengths.advice} dir="auto" {...form.input('advice')} />
        </FormField>
        <FormField form={form} name="followUpOn" label={t('prescriptions.facts.followUp')} optional>
          <DatePicker {...form.input('followUpOn')} />
        </FormField>
        <FormField
          form={form}
          name="locale"
          label={t('prescriptions.draft.language')}
          hint={t('prescriptions.draft.languageHint')}
        >
          <Select {...form.input('locale')} options={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))} />
        </FormField>
      </Form>
      {draft.lines.length > 0 && <ChecksPanel draft={draft} isKept={!form.dirty} />}
      {confirmation}
    </Stack>
  )
}
