import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { defaultLocale, locales } from '#contract/kernel/locales.ts'
import { afterStep } from '#contract/kernel/machine.ts'
import type { OfficeAd } from '#contract/advertisements/schemas.ts'
import { adLife, adSteps, type AdStep } from '#contract/advertisements/values.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { adLooks } from '../looks.ts'
import { useMoveAdvertisementMutation } from '../office-api.ts'
import { AdDialog } from './AdDialog.tsx'
import { AdFiguresDialog } from './AdFiguresDialog.tsx'
import styles from './office.module.css'

const known = ['stale_version', 'advertisement_state', 'advertisement_ended'] as const

/** An advertisement as the office sees it: how it stands, what was counted, and what can be done with it. */
export function AdCard({ ad }: { ad: OfficeAd }) {
  const { t, i18n } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch()
  const [move, moving] = useMoveAdvertisementMutation()
  const [open, setOpen] = useState<'change' | 'figures'>()
  const [fault, setFault] = useState<unknown>()
  const { ask, confirmation } = useConfirm()
  const { headline, text } = ad.texts[oneOf(locales, i18n.language) ?? defaultLocale]
  const number = (value: number, of?: number | null) =>
    of
      ? t('advertisements.of', { value: formatNumber(value, i18n.language), of: formatNumber(of, i18n.language) })
      : formatNumber(value, i18n.language)
  const code = fault === undefined ? null : oneOf(known, faultOf(fault).refused?.code ?? '')

  const take = async (step: AdStep) => {
    if (step === 'end') {
      const sure = await ask({
        title: t('advertisements.endAsk', { headline }),
        body: t('advertisements.endBody'),
        confirm: t('advertisements.steps.end'),
        danger: true,
      })
      if (!sure) return
    }
    const { error } = await move({ params: { id: ad.id }, body: { version: ad.version, step } })
    setFault(error)
    if (!error) dispatch(toastShown({ kind: 'success', title: headline, text: t(`advertisements.done.${step}`) }))
  }
  return (
    <Card as="article" className={styles.card} aria-label={headline}>
      <img src={ad.picture} alt="" width={480} height={270} className={styles.picture} />
      <div>
        <Cluster justify="between">
          <Text as="span" quiet size="s">
            {t(`advertisements.placements.${ad.placement}`)}
          </Text>
          <StatusBadge state={ad.standing} looks={adLooks}>
            {t(`advertisements.standings.${ad.standing}`)}
          </StatusBadge>
        </Cluster>
        <Heading level={2} size="l">
          {headline}
        </Heading>
        <Text quiet>{text}</Text>
      </div>
      {fault !== undefined && (
        <Banner tone="error" live>
          {code ? t(`advertisements.refused.${code}`) : site('patterns.errorBody')}
        </Banner>
      )}
      <Facts
        facts={[
          { name: t('advertisements.views'), value: number(ad.views, ad.viewCap) },
          { name: t('advertisements.clicks'), value: number(ad.clicks) },
          { name: t('advertisements.rejected'), value: number(ad.rejected) },
          { name: t('advertisements.from'), value: <When instant={ad.startsAt} show="date" /> },
          { name: t('advertisements.until'), value: ad.endsAt && <When instant={ad.endsAt} show="date" /> },
          { name: t('advertisements.form.dayCap'), value: ad.dayCap && number(ad.dayCap) },
        ]}
      />
      <Cluster className={styles.foot}>
        <Button onClick={() => setOpen('figures')}>{t('advertisements.figures.open')}</Button>
        {ad.state !== 'ended' && <Button onClick={() => setOpen('change')}>{t('advertisements.form.open')}</Button>}
        {adSteps
          .filter((step) => afterStep(adLife, ad.state, step) !== null)
          .map((step) => (
            <Button
              key={step}
              variant={step === 'activate' || step === 'resume' ? 'filled' : 'quiet'}
              disabled={moving.isLoading}
              onClick={() => void take(step)}
            >
              {t(`advertisements.steps.${step}`)}
            </Button>
          ))}
      </Cluster>
      {open === 'change' && <AdDialog ad={ad} onClose={() => setOpen(undefined)} />}
      {open === 'figures' && <AdFiguresDialog ad={ad} headline={headline} onClose={() => setOpen(undefined)} />}
      {confirmation}
    </Card>
  )
}
