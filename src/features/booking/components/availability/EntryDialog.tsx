import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'

interface EntryDialogProps {
  title: string
  /** Rem. */
  width: number
  /** What the button that saves says. */
  save: string
  /** What was noted before. */
  note: string | undefined
  isSound: boolean
  isSaving: boolean
  error: unknown
  /** Whether it is saved. */
  onSave: (note: string) => Promise<boolean>
  onClose: () => void
  children: ReactNode
}

/** An entry in the calendar beside the week's hours: when it is, a note, and what was refused. */
export function EntryDialog(props: EntryDialogProps) {
  const { title, width, save, isSound, isSaving, error, onSave, onClose, children } = props
  const { t } = useTranslation('workspace')
  const [note, setNote] = useState(props.note ?? '')
  const { refused } = faultOf(error)
  return (
    <Dialog
      open
      onClose={onClose}
      width={width}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel', { ns: 'site' })}</Button>
          <Button
            variant="filled"
            loading={isSaving}
            disabled={!isSound}
            onClick={() => void onSave(note).then((isSaved) => isSaved && onClose())}
          >
            {save}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {children}
        <Field label={t('booking.availability.note')} hint={t('booking.availability.noteHint')} optional>
          <TextInput maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        {error !== undefined && (
          <Banner tone="error" live>
            {refused?.code === 'stale_version'
              ? t('booking.availability.staleText')
              : refused?.code === 'missing_right'
                ? t('patterns.missingRight', { ns: 'site' })
                : (refused?.errors[0]?.message ?? refused?.detail ?? t('booking.availability.notSaved'))}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
