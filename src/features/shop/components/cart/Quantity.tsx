import { useTranslation } from 'react-i18next'
import { mostUnits } from '#contract/shop/values.ts'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { MinusIcon, PlusIcon, TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import styles from './cart.module.css'

interface QuantityProps {
  name: string
  quantity: number
  disabled: boolean
  onChange: (quantity: number) => void
}

/** One more, one fewer; the last one goes with the line. */
export function Quantity({ name, quantity, disabled, onChange }: QuantityProps) {
  const { t } = useTranslation('site')
  const isLast = quantity <= 1
  return (
    <span className={styles.quantity}>
      <IconButton
        label={t(isLast ? 'shop.cart.remove' : 'shop.cart.fewer', { name })}
        icon={isLast ? <TrashIcon size={18} /> : <MinusIcon size={18} />}
        disabled={disabled}
        onClick={() => onChange(quantity - 1)}
      />
      <output aria-label={t('shop.cart.quantityOf', { name })}>{quantity}</output>
      <IconButton
        label={t('shop.cart.more', { name })}
        icon={<PlusIcon size={18} />}
        disabled={disabled || quantity >= mostUnits}
        onClick={() => onChange(quantity + 1)}
      />
    </span>
  )
}
