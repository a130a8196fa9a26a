import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#contract/kernel/values.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { useGiveConsentMutation, useReadConsentQuery } from '../api.ts'
import styles from './room.module.css'

/** The consent to a visit at a distance, read and agreed to before the first of it; a text that has changed meanwhile is shown anew. */
export function Consent({ meeting }: { meeting: string }) {
  const { t, i18n } = useTranslation('workspace')
  // In the language that is read here, also where the account's is another.
  const text = useReadConsentQuery({ params: { id: meeting }, query: { locale: i18n.language as Locale } })
  const [give, giving] = useGiveConsentMutation()
  const [hasRead, setRead] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const isChanged = giving.isError && faultOf(giving.error).refused?.code === 'consent_changed'

  const agree = async ({ version, locale, hash }: NonNullable<typeof text.data>) => {
    if (!hasRead) return setMissing(true)
    const { error } = await give({ params: { id: meeting }, body: { version, locale, hash } })
    if (error && faultOf(error).refused?.code === 'consent_changed') {
      setRead(false)
      await text.refetch()
    }
  }

  return (
    <Stack>
      <Heading level={2} size="l">
        {t('meeting.consent.title')}
      </Heading>
      <QueryState query={text}>
        {(consent) => (
          <Stack>
            <div className={styles.consent} lang={consent.locale} dir="auto">
              {consent.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {giving.isError && (
              <Banner tone="error" live>
                {t(isChanged ? 'meeting.consent.changed' : 'meeting.consent.failed')}
              </Banner>
            )}
            <Checkbox
              label={t('meeting.consent.read')}
              checked={hasRead}
              error={isMissing && !hasRead ? t('meeting.consent.missing') : undefined}
              onChange={(event) => setRead(event.target.checked)}
            />
            <div>
              <Button variant="filled" loading={giving.isLoading} onClick={() => void agree(consent)}>
                {t('meeting.consent.agree')}
              </Button>
            </div>
          </Stack>
        )}
      </QueryState>
    </Stack>
  )
}
