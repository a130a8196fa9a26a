import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Verified } from '#contract/audit/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { useReadSealsQuery, useVerifySealsMutation } from '../api.ts'

/** How far the trail is sealed, and whether it is still as it was. */
export function SealState() {
  const { t, i18n } = useTranslation('workspace')
  const seals = useReadSealsQuery()
  const { verify, isVerifying, outcome } = useVerification()
  const day = (date: string) => formatCalendarDate(date, i18n.language)
  return (
    <QueryState query={seals} skeleton={null}>
      {(state) => (
        <Banner
          live={outcome !== undefined}
          tone={outcome?.broken ? 'error' : outcome ? 'success' : 'information'}
          title={
            outcome?.broken
              ? t('audit.seals.broken', { day: day(outcome.broken.day) })
              : outcome
                ? t('audit.seals.whole', { days: String(outcome.days), entries: String(outcome.entries) })
                : state.newest[0]
                  ? t('audit.seals.until', { day: day(state.newest[0].day) })
                  : t('audit.seals.none')
          }
          action={
            state.days > 0 && (
              <Button small loading={isVerifying} onClick={() => void verify()}>
                {t('audit.seals.verify')}
              </Button>
            )
          }
        >
          {outcome?.broken
            ? t('audit.seals.brokenText', { sealed: String(outcome.broken.sealed), found: String(outcome.broken.found) })
            : t('audit.seals.about', { unsealed: String(state.unsealed), months: String(state.keptMonths) })}
        </Banner>
      )}
    </QueryState>
  )
}

/** A long trail is verified by one call after another. */
function useVerification() {
  const [ask] = useVerifySealsMutation()
  const [isVerifying, setVerifying] = useState(false)
  const [outcome, setOutcome] = useState<Verified>()
  const verify = async () => {
    setVerifying(true)
    try {
      let from: string | undefined
      const sum = { days: 0, entries: 0 }
      for (;;) {
        const part = await ask({ body: from === undefined ? {} : { from } }).unwrap()
        sum.days += part.days
        sum.entries += part.entries
        if (part.next === null || part.broken) return setOutcome({ ...part, ...sum })
        from = part.next
      }
    } finally {
      setVerifying(false)
    }
  }
  return { verify, isVerifying, outcome }
}
