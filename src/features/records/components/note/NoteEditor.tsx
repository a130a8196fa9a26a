import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { NoteDraft } from '#contract/records/schemas.ts'
import { noteLength, noteParts, type NotePart } from '#contract/records/values.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadNoteDraftQuery, useSaveNoteDraftMutation, useSignNoteMutation } from '../../api.ts'
import { useRecordRefusals } from '../use-record-refusals.ts'
import { PhraseChoice } from './PhraseChoice.tsx'

interface NoteEditorProps {
  subjectId: string
  /** The visit that the note is of. */
  appointmentId?: string
}

/** The doctor's note on a subject (SOAP): kept as a draft of their own, an entry of the record once it is signed. */
export function NoteEditor({ subjectId, appointmentId }: NoteEditorProps) {
  const draft = useReadNoteDraftQuery({ params: { id: subjectId } })
  return (
    <QueryState query={{ ...draft, data: draft.currentData }}>
      {(shown) => <Editor key={shown.revision === 0 ? 'new' : 'kept'} draft={shown} appointmentId={appointmentId} />}
    </QueryState>
  )
}

const textOf = ({ subjective, objective, assessment, plan }: NoteDraft) => ({ subjective, objective, assessment, plan })

function Editor({ draft, appointmentId }: { draft: NoteDraft; appointmentId?: string }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [save] = useSaveNoteDraftMutation()
  const [sign, signing] = useSignNoteMutation()
  const refusals = useRecordRefusals()
  const [at, setAt] = useState<NotePart>('subjective')
  const { id, revision } = draft
  const params = { id }
  const form = useContractForm({
    schema: () => import('#contract/records/schemas.ts').then((module) => module.noteText),
    initial: textOf(draft),
    submit: async (text) => {
      await save({ params, body: { ...text, revision } }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('records.note.saved'), text: t('records.note.savedText') }))
    },
    draft: `note-${id}`,
  })
  const isEmpty = noteParts.every((part) => form.values[part].trim() === '')
  const giveOut = async () => {
    const { error } = await sign({ params, body: { revision, appointmentId: appointmentId ?? null } })
    if (error) return
    form.reset({ subjective: '', objective: '', assessment: '', plan: '' })
    dispatch(toastShown({ kind: 'success', title: t('records.note.signed'), text: t('records.note.signedText') }))
  }
  const insert = (text: string) => {
    const before = form.values[at]
    form.set(at, (before === '' ? text : `${before}\n${text}`).slice(0, noteLength))
  }
  return (
    <Stack>
      <Text quiet size="s">
        {t('records.note.about')}
      </Text>
      <PhraseChoice part={t(`records.fields.${at}`)} onChoose={insert} />
      {signing.isError && (
        <Banner tone="error" live>
          {t('records.note.notSigned')}
        </Banner>
      )}
      <Form
        form={form}
        aria-label={t('records.kinds.note')}
        refusals={refusals}
        actions={
          <>
            <Button type="submit" variant="outlined" loading={form.submitting} disabled={!form.dirty}>
              {t('records.note.save')}
            </Button>
            <Button
              variant="filled"
              loading={signing.isLoading}
              disabled={form.dirty || isEmpty || revision === 0}
              onClick={() => void giveOut()}
            >
              {t('records.note.sign')}
            </Button>
          </>
        }
      >
        {noteParts.map((part) => (
          <FormField
            key={part}
            form={form}
            name={part}
            label={t(`records.fields.${part}`)}
            hint={t(`records.note.hints.${part}`)}
            optional
          >
            <TextArea rows={3} maxLength={noteLength} onFocus={() => setAt(part)} {...form.input(part)} />
          </FormField>
        ))}
      </Form>
    </Stack>
  )
}
