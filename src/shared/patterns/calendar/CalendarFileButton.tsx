import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { errorToast } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import type { ButtonVariant } from '#shared/ui/button/button-style.ts'
import { CalendarIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { saveFile } from '#shared/lib/save-file.ts'

export interface CalendarFileButtonProps {
  /** Of the file. */
  name: string
  /** Answers the file's text, or why it did not come. */
  read: () => PromiseLike<{ data?: string; error?: unknown }>
  loading: boolean
  look?: ButtonVariant
}

/** Hands the person something with a time as a file that every calendar reads. */
export function CalendarFileButton({ name, read, loading, look }: CalendarFileButtonProps) {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const save = async () => {
    const { data: text, error } = await read()
    if (text === undefined) dispatch(errorToast(t('patterns.calendar.failed'), error))
    else saveFile(name, text, 'text/calendar;charset=utf-8')
  }
  return (
    <Button variant={look} icon={<CalendarIcon size={18} />} loading={loading} onClick={() => void save()}>
      {t('patterns.calendar.add')}
    </Button>
  )
}
