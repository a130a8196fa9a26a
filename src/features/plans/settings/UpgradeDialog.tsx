import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Plan } from '#contract/plans/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { isRefused } from '#shared/patterns/states/fault.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { usePriceUpgradeQuery, useUpgradeMutation } from '../api.ts'
import { PlanTerms } from '../components/PlanTerms.tsx'
import { usePlanText } from '../components/use-plan-text.ts'
import { RefusedBanner } from './RefusedBanner.tsx'

/** Goes over to a dearer plan at once: says what that costs for the days that are left, and leads to paying just that. */
export function UpgradeDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTranslation(['workspace', 'site'])
  const textOf = usePlanText()
  const navigate = useNavigate()
  const quote = usePriceUpgradeQuery({ query: { versionId: plan.id } })
  const [upgrade, upgrading] = useUpgradeMutation()
  const [fault, setFault] = useState<unknown>()
  const price = quote.currentData?.price
  const go = async () => {
    if (!price) return
    setFault(undefined)
    const { data, error } = await upgrade({ body: { versionId: plan.id, price: price.amount } })
    if (data) return price.amount > 0 ? navigate(paths.orderPayment.link({ id: data.orderId })) : onClose()
    setFault(error)
    // Another day has begun: the new price is shown, and agreed to anew.
    if (isRefused(error) && error.code === 'price_changed') await quote.refetch()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('plans.own.upgradeTo', { name: textOf(plan).name })}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel', { ns: 'site' })}</Button>
          <Button variant="filled" loading={upgrading.isLoading || quote.isFetching} disabled={!price} onClick={() => void go()}>
            {t('plans.own.upgradePay')}
          </Button>
        </>
      }
    >
      <Stack>
        <RefusedBanner error={fault} />
        <PlanTerms plan={plan} />
        <QueryState query={quote}>
          {({ price: now, daysLeft, days, endsAt }) => (
            <Facts
              facts={[
                { name: t('plans.own.upgradeNow'), value: <Money value={now} /> },
                {
                  name: t('plans.own.upgradeDays'),
                  value: t('plans.own.leftOf', { left: String(daysLeft), of: String(days) }),
                },
                { name: t('plans.own.renewsOn'), value: <When instant={endsAt} show="date" /> },
                { name: t('plans.own.upgradeThen'), value: <Money value={plan.price} /> },
              ]}
            />
          )}
        </QueryState>
        <Text size="s" quiet>
          {t('plans.own.upgradeAbout')}
        </Text>
      </Stack>
    </Dialog>
  )
}
