import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { useReadCartQuery } from '../../buying-api.ts'
import { useDeviceCart } from '../../model/use-device-cart.ts'
import styles from './count.module.css'

/** How many units the cart holds, at the cart's icon in the frame; also there a signed-in patient's cart takes in what lay on the device. */
export default function CartCount() {
  const { t } = useTranslation('site')
  const { isPatient, here } = useDeviceCart()
  const own = useReadCartQuery(isPatient ? undefined : skipToken)
  const lines = isPatient ? (own.data?.lines ?? []) : here.lines
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <VisuallyHidden>{t('shop.cart.units', { count })}</VisuallyHidden>
    </>
  )
}
