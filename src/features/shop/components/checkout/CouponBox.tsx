import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { refusalKey } from '../../model/coupon-refusal.ts'
import styles from './checkout.module.css'

interface CouponBoxProps {
  coupon: string | null
  refusal: string | null
  onChange: (coupon: string | null) => void
}

/** A code for the whole purchase; why it is not taken stands at its field. */
export function CouponBox({ coupon, refusal, onChange }: CouponBoxProps) {
  const { t } = useTranslation('workspace')
  const [code, setCode] = useState(coupon ?? '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChange(code.trim() === '' ? null : code.trim())
      }}
    >
      <div className={styles.coupon}>
        <Field name="coupon" label={t('orders.coupon.label')} error={refusal ? t(refusalKey(refusal)) : undefined}>
          <TextInput value={code} maxLength={40} autoComplete="off" onChange={(event) => setCode(event.target.value)} />
        </Field>
        <Button type="submit">{t('orders.coupon.apply')}</Button>
        {coupon && (
          <Button
            variant="quiet"
            onClick={() => {
              setCode('')
              onChange(null)
            }}
          >
            {t('orders.coupon.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
