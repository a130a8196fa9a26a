import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Coupon } from '#contract/coupons/schemas.ts'
import { couponLife, type CouponStep } from '#contract/coupons/values.ts'
import { afterStep } from '#contract/kernel/machine.ts'
import { paths } from '#shared/paths.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { useAddress } from '#shared/address/use-address.ts'
import { useMoveCouponMutation } from '../../api.ts'
import { openCouponField } from '../../model/coupon-list.ts'
import { CodesDialog } from '../form/CodesDialog.tsx'

const shownSteps = ['activate', 'resume', 'pause', 'end'] as const

/** What can be done with a coupon, by its state; its end is asked about first. */
export function CouponSteps({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [move, moving] = useMoveCouponMutation()
  const [isMaking, setMaking] = useState(false)
  const { ask, confirmation } = useConfirm()
  const { linkTo } = useAddress(openCouponField)
  const steps = coupon.standing === 'ended' ? [] : shownSteps.filter((step) => afterStep(couponLife, coupon.state, step) !== null)

  const take = async (step: CouponStep) => {
    const question = {
      title: t('coupons.steps.endTitle', { code: coupon.code }),
      body: t('coupons.steps.endBody'),
      confirm: t('coupons.steps.end'),
    }
    if (step === 'end' && !(await ask({ ...question, danger: true }))) return
    const { error } = await move({ params: { id: coupon.id }, body: { step } })
    const detail =
      error && faultOf(error).refused?.code === 'coupon_state'
        ? t('coupons.refused.coupon_state')
        : t('patterns.errorBody', { ns: 'site' })
    dispatch(
      error
        ? toastShown({ kind: 'error', title: coupon.code, text: detail, about: error })
        : toastShown({ kind: 'success', title: coupon.code, text: t(`coupons.steps.done.${step}`) }),
    )
  }
  return (
    <Cluster gap="2">
      {coupon.state !== 'ended' && coupon.standing !== 'ended' && (
        <LinkButton small to={linkTo({ edit: coupon.id })}>
          {t('coupons.steps.change')}
        </LinkButton>
      )}
      {steps.map((step) => (
        <Button
          key={step}
          small
          variant={step === 'activate' || step === 'resume' ? 'filled' : step === 'end' ? 'quiet' : undefined}
          disabled={moving.isLoading}
          aria-label={t('coupons.steps.of', { step: t(`coupons.steps.${step}`), code: coupon.code })}
          onClick={() => void take(step)}
        >
          {t(`coupons.steps.${step}`)}
        </Button>
      ))}
      {coupon.uniqueCodes && coupon.state !== 'ended' && (
        <Button small onClick={() => setMaking(true)}>
          {t('coupons.steps.codes')}
        </Button>
      )}
      <LinkButton small variant="quiet" to={paths.companyTransactions.link({ coupon: coupon.id })}>
        {t('coupons.steps.uses')}
      </LinkButton>
      {isMaking && <CodesDialog coupon={coupon} onClose={() => setMaking(false)} />}
      {confirmation}
    </Cluster>
  )
}
