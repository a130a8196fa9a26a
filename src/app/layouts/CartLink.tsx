import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { CartCount } from '#features/shop/index.ts'
import { paths } from '#shared/paths.ts'
import { selectRole } from '#shared/session/login.ts'
import { isKept } from '#shared/state/kept-slice.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { CartIcon } from '#shared/ui/icons/first-view-icons.tsx'
import styles from './CartLink.module.css'

/** The cart of this device, by its name alone. */
const cart = { name: 'cart', of: 'device' } as const

/**
 * The way to the cart, with what lies in it. The number comes after the page, for no first view waits for it, and brings much of the shop
 * along: so only where there can be one, for patients and for devices that have a cart.
 */
export function CartLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('site')
  const [isShown, setShown] = useState(false)
  const isPatient = useSelector(selectRole) === 'patient'
  const isInUse = useSelector((state: object) => cart.name in state)
  const hasCart = isPatient || isInUse || (isShown && isKept(cart))
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 0)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Link to={paths.cart.link()} className={`${styles.link} ${className ?? ''}`}>
      <CartIcon label={routeText('shop.routes.cart', 'title', t)} />
      {isShown && hasCart && (
        <Suspense>
          <CartCount />
        </Suspense>
      )}
    </Link>
  )
}
