import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CartLine } from '#contract/shop/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { categoryPicture } from '../card/category-picture.ts'
import styles from './cart.module.css'
import { Problem } from './Problem.tsx'
import { Quantity } from './Quantity.tsx'

interface CartLineCardProps {
  line: CartLine
  busy: boolean
  onSet: (quantity: number, price: number | null) => void
}

/** One product of the cart; what is wrong with it, and for whom at home it is dangerous. */
export function CartLineCard({ line, busy, onSet }: CartLineCardProps) {
  const { t } = useTranslation('site')
  const { product, productId, quantity, problems, dangers } = line
  const name = product?.name ?? t('shop.cart.unknown')
  const price = product?.price.amount ?? null
  return (
    <Card as="li">
      <Stack gap="3">
        <div className={styles.line}>
          {product && (
            <img
              src={product.picture ?? categoryPicture(product.category)}
              alt=""
              width={88}
              height={70}
              className={styles.picture}
            />
          )}
          <div className={styles.words}>
            {product ? (
              <Link to={paths.ecommerce.link({ id: productId })} className={styles.name}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <strong>{name}</strong>
            )}
            {product && (
              <Text size="s" quiet>
                {t('shop.card.from', { pharmacy: product.pharmacy.name })}
              </Text>
            )}
          </div>
          <div className={styles.end}>
            {product && (
              <strong>
                <Money value={{ ...product.price, amount: product.price.amount * quantity }} />
              </strong>
            )}
            {product ? (
              <Quantity name={name} quantity={quantity} disabled={busy} onChange={(wanted) => onSet(wanted, price)} />
            ) : (
              <Button disabled={busy} onClick={() => onSet(0, null)}>
                {t('shop.cart.remove', { name })}
              </Button>
            )}
          </div>
        </div>
        {problems.map((problem) => (
          <Problem key={problem.code} problem={problem} line={line} busy={busy} onSet={onSet} />
        ))}
        {dangers.length > 0 && (
          <Banner tone="warning" title={t('shop.cart.danger', { animals: dangers.join(', ') })}>
            {t('shop.cart.dangerAbout')}
          </Banner>
        )}
      </Stack>
    </Card>
  )
}
