import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { saveFile } from '#shared/patterns/list/export/save-file.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import type { ButtonLook } from '#shared/ui/button/button-style.ts'
import { CalendarIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { useCalendarFileMutation } from '../api.ts'

/** Hands the person the visit as a file that every calendar reads. */
export function CalendarFileButton({ visit, look }: { visit: { id: string; number: string }; look?: ButtonLook }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [read, { isLoading }] = useCalendarFileMutation()
  const save = async () => {
    const { data } = await read({ id: visit.id })
    if (data === undefined) dispatch(errorToast(t('visits.calendar.failed')))
    else saveFile(`visit-${visit.number}.ics`, data, 'text/calendar;charset=utf-8')
  }
  return (
    <Button look={look} icon={<CalendarIcon size={18} />} loading={isLoading} onClick={() => void save()}>
      {t('visits.calendar.add')}
    </Button>
  )
}
