import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CartCount } from '#features/shop/index.ts'
import { paths } from '#shared/paths.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { CartIcon } from '#shared/ui/icons/first-view-icons.tsx'
import styles from './CartLink.module.css'

/** The way to the cart, with what lies in it; the number comes after the page, for no first view waits for it. */
export function CartLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('site')
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 0)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Link to={paths.cart.link()} className={`${styles.link} ${className ?? ''}`}>
      <CartIcon label={routeText('shop.routes.cart', 'title', t)} />
      {isShown && (
        <Suspense>
          <CartCount />
        </Suspense>
      )}
    </Link>
  )
}
