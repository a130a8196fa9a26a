import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { filesCalls } from '#contract/files/calls.ts'
import { fileRules } from '#contract/files/rules.ts'
import type { StoredFile } from '#contract/files/schemas.ts'
import { upload } from '#shared/api/upload.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { isRefused } from '#shared/patterns/states/fault.ts'
import type { WithLogin } from '#shared/session/login.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { UploadField } from '#shared/ui/upload/UploadField.tsx'
import { useUploads } from '#shared/ui/upload/use-uploads.ts'
import { useAddEntryMutation } from '../../api.ts'
import { useRecordRefusals } from '../use-record-refusals.ts'
import { useToday } from './use-today.ts'

const { types, mostBytes } = fileRules.recordDocument
const reasons = ['too_many_pixels', 'file_unreadable', 'file_active', 'file_type'] as const

/** Puts a PDF or a picture into the record: sent when it is chosen, there once it is saved. */
export function AddDocument({ subjectId, onClose }: { subjectId: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch<ThunkDispatch<WithLogin, unknown, UnknownAction>>()
  const [add] = useAddEntryMutation()
  const refusals = useRecordRefusals()
  const today = useToday()
  const form = useContractForm({
    schema: () => import('#contract/records/schemas.ts').then((module) => module.newEntry),
    initial: { title: '', date: '', file: '' },
    prepare: ({ title, date, file }) => ({
      facts: { kind: 'document', title, date: date || null, file: file || undefined },
      appointmentId: null,
    }),
    missing: { 'facts.file': t('records.document.missing') },
    submit: async (body) => {
      await add({ params: { id: subjectId }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('records.added'), text: t('records.addedText') }))
      onClose()
    },
  })
  const uploads = useUploads<StoredFile>({
    rule: { types, mostBytes, most: 1 },
    send: (body, { signal, onProgress }) =>
      dispatch(upload<StoredFile>(filesCalls.storeFile, { query: { purpose: 'recordDocument' }, body, signal, onProgress })),
    onDone: ({ id }, { name }) => {
      form.set('file', id)
      if (form.values.title === '') form.set('title', name.replace(/\.[^.]+$/, '').slice(0, 160))
    },
    onRemove: () => form.set('file', ''),
  })
  const reasonOf = (fault: unknown) => {
    const code = isRefused(fault) ? fault.errors[0]?.code : undefined
    const known = reasons.find((reason) => reason === code)
    return known && t(`records.document.reasons.${known}`)
  }
  return (
    <FormDialog form={form} title={t('records.add.document')} submit={t('records.save')} refusals={refusals} onClose={onClose}>
      <UploadField
        label={t('records.document.file')}
        hint={t('records.document.hint')}
        uploads={uploads}
        name="facts.file"
        error={form.faults['facts.file']}
        reasonOf={reasonOf}
      />
      <FormField form={form} name="facts.title" label={t('records.fields.title')}>
        <TextInput autoComplete="off" {...form.input('title')} name="facts.title" />
      </FormField>
      <FormField form={form} name="facts.date" label={t('records.fields.date')} optional>
        <DatePicker {...form.input('date')} name="facts.date" max={today} />
      </FormField>
    </FormDialog>
  )
}
