import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { minorDigits } from '#shared/lib/format-money.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import { saveFile, toCsv } from '#shared/patterns/list/csv.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useLazyAppointmentsPageQuery } from '../../api.ts'
import type { VisitListQuery } from '../../visit-list.ts'

/** All visits that the list would show, as a file for a spreadsheet: for an insurance, or one's own books. */
export function useExportOwnVisits(query: VisitListQuery): () => Promise<void> {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const dispatch = useDispatch()
  const [readPage] = useLazyAppointmentsPageQuery()

  const row = (visit: AppointmentCard): string[] => {
    const { amount, currency } = visit.fee
    const digits = minorDigits(currency)
    return [
      visit.number,
      formatInstant(visit.start, i18n.language, zone, 'both', true),
      visit.doctor.name,
      visit.subject.name,
      t(`doctors.modeShort.${visit.mode}`, { ns: 'site' }),
      t(`visits.states.${visit.state}`),
      (amount / 10 ** digits).toFixed(digits),
      currency,
    ]
  }
  return async () => {
    try {
      const rows: string[][] = []
      let cursor: string | undefined
      do {
        const page = await readPage({ query: { ...query, limit: 100, cursor } }).unwrap()
        rows.push(...page.items.map(row))
        cursor = page.next ?? undefined
      } while (cursor)
      const header = [
        t('visits.facts.number'),
        t('visits.facts.when'),
        t('visits.facts.doctor'),
        t('visits.facts.subject'),
        t('visits.facts.mode'),
        t('visits.own.state'),
        t('visits.own.fee'),
        t('visits.own.currency'),
      ]
      saveFile('visits.csv', toCsv(header, rows))
    } catch {
      dispatch(errorToast(t('visits.own.exportFailed')))
    }
  }
}
