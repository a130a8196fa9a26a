import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { minorDigits } from '#shared/lib/format-money.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import { saveFile, toCsv } from '#shared/patterns/list/csv.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useLazyDoctorAppointmentsPageQuery } from '../../api.ts'
import type { VisitListQuery } from '../../visit-list.ts'

/** All visits that the list would show, page after page, as a file for a spreadsheet. */
export function useExportVisits(query: VisitListQuery): () => Promise<void> {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const dispatch = useDispatch()
  const [readPage] = useLazyDoctorAppointmentsPageQuery()

  const row = (visit: AppointmentCard): string[] => [
    visit.number,
    formatInstant(visit.start, i18n.language, zone, 'both', true),
    visit.patient.name,
    visit.subject.kind === 'pet' ? visit.subject.name : '',
    t(`doctors.modeShort.${visit.mode}`, { ns: 'site' }),
    t(`visits.states.${visit.state}`),
    (visit.fee.amount / 10 ** minorDigits(visit.fee.currency)).toFixed(minorDigits(visit.fee.currency)),
    visit.fee.currency,
  ]
  return async () => {
    try {
      const rows: string[][] = []
      let cursor: string | undefined
      do {
        const page = await readPage({ query: { ...query, limit: 100, cursor } }).unwrap()
        rows.push(...page.items.map(row))
        cursor = page.next ?? undefined
      } while (cursor)
      const columns = ['number', 'when', 'patient', 'pet', 'mode', 'state', 'fee', 'currency'] as const
      saveFile(
        'visits.csv',
        toCsv(
          columns.map((name) => t(`visits.office.${name}`)),
          rows,
        ),
      )
    } catch {
      dispatch(toastShown({ kind: 'error', title: t('visits.office.exportFailed'), text: t('visits.office.exportFailedText') }))
    }
  }
}
