import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { categories, productAudiences } from '#contract/catalogue/choices.ts'
import { countedAtMost, type ProductCounts } from '#contract/catalogue/schemas.ts'
import { formatBoundedCount } from '#shared/lib/format-number.ts'
import { PawIcon, PersonIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { ChipLinks } from '#shared/ui/navigation/Chips.tsx'
import { useChosenInSight } from '#shared/ui/navigation/use-chosen-in-sight.ts'
import { useShopAddress } from '../../model/use-shop-address.ts'
import { categoryPicture } from '../card/category-picture.ts'
import styles from './ShopChoices.module.css'

const icons = { people: PersonIcon, pets: PawIcon }

/** For whom: links, so that every choice is a page of its own, also without scripts. */
export function AudienceChoice() {
  const { t } = useTranslation('site')
  const { audience, linkTo } = useShopAddress()
  return (
    <ChipLinks
      label={t('shop.choose.for')}
      links={[
        { to: linkTo({ audience: '' }), label: t('shop.choose.anyone'), isCurrent: !audience },
        ...productAudiences.map((each) => {
          const Icon = icons[each]
          return {
            // A category of the others may have nothing for these.
            to: linkTo({ audience: each, category: '' }),
            label: t(`shop.audience.${each}`),
            icon: <Icon size={18} />,
            isCurrent: each === audience,
          }
        }),
      ]}
    />
  )
}

/**
 * The categories that have something of what is looked for, and the chosen one; all while that is not known. On a phone they are wider than
 * the screen, and what is chosen stays in sight.
 */
export function CategoryChoice({ counts }: { counts: ProductCounts | undefined }) {
  const { t, i18n } = useTranslation('site')
  const { category, linkTo } = useShopAddress()
  const row = useRef<HTMLElement>(null)
  useChosenInSight(row, category ?? '')
  const countOf = new Map(counts?.items.map((each) => [each.category, each.products]))
  const shown = categories.filter((each) => !counts || countOf.has(each) || each === category)
  return (
    <nav ref={row} aria-label={t('shop.choose.category')} className={styles.row}>
      <Link className={styles.tile} to={linkTo({ category: '' })} aria-current={category ? undefined : 'page'}>
        {t('shop.choose.all')}
      </Link>
      {shown.map((each) => (
        <Link
          key={each}
          className={styles.tile}
          to={linkTo({ category: each })}
          aria-current={each === category ? 'page' : undefined}
        >
          <img src={categoryPicture(each)} alt="" width={50} height={40} className={styles.drawing} />
          {t(`shop.category.${each}`)}
          {counts && (
            <span className={styles.count}>{formatBoundedCount(countOf.get(each) ?? 0, countedAtMost, i18n.language)}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
