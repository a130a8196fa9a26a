import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Coupon } from '#contract/coupons/schemas.ts'
import { couponChangeRefusals } from '#contract/coupons/refusals.ts'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useChangeCouponMutation, useCreateCouponMutation } from '../../api.ts'
import { draftOfValues, newCoupon, valuesOfCoupon } from '../../model/coupon-values.ts'
import { useGives } from '../use-gives.ts'
import { CouponLimits } from './CouponLimits.tsx'
import { CouponTerms } from './CouponTerms.tsx'

/** One coupon: `null` is another one. What people were promised already is told and cannot be changed. */
export function CouponDialog({ coupon, today, onClose }: { coupon: Coupon | null; today: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [create] = useCreateCouponMutation()
  const [change] = useChangeCouponMutation()
  const gives = useGives()
  const form = useContractForm({
    schema: () => import('#contract/coupons/schemas.ts').then((module) => module.couponDraft),
    initial: coupon ? valuesOfCoupon(coupon) : newCoupon(today),
    prepare: draftOfValues,
    submit: async (draft) => {
      const body = { version: coupon?.version ?? 1, draft }
      const saved = await (coupon ? change({ params: { id: coupon.id }, body }) : create({ body: draft })).unwrap()
      dispatch(
        toastShown({ kind: 'success', title: saved.code, text: t(coupon ? 'coupons.form.changed' : 'coupons.form.created') }),
      )
      onClose()
    },
  })
  const isPromised = coupon !== null && coupon.state !== 'draft'
  return (
    <FormDialog
      form={form}
      width={40}
      title={coupon ? t('coupons.form.change', { code: coupon.code }) : t('coupons.form.new')}
      submit={t(coupon ? 'coupons.form.save' : 'coupons.form.create')}
      refusals={Object.fromEntries(couponChangeRefusals.map((code) => [code, t(`coupons.refused.${code}`)]))}
      onClose={onClose}
    >
      <Stack gap="5">
        {isPromised ? (
          <Stack gap="2">
            <Facts
              facts={[
                { name: t('coupons.form.kind'), value: gives(coupon) },
                {
                  name: t('coupons.form.appliesTo'),
                  value: coupon.appliesTo.map((each) => t(`coupons.purposes.${each}`)).join(', '),
                },
              ]}
            />
            <Text quiet size="s">
              {t('coupons.form.promised')}
            </Text>
          </Stack>
        ) : (
          <CouponTerms form={form} />
        )}
        <CouponLimits form={form} isPromised={isPromised} />
      </Stack>
    </FormDialog>
  )
}
