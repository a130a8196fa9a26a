import { useTranslation } from 'react-i18next'
import { blogCategories } from '#contract/blog/choices.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { ChipLinks } from '#shared/ui/navigation/Chips.tsx'
import { blogList } from '../../model.ts'

/** Every category as an address; what is searched for stays. */
export function CategoryLinks() {
  const { t } = useTranslation('site')
  const { values, linkTo } = useAddress(blogList.filters)
  return (
    <ChipLinks
      label={t('blog.list.categories')}
      links={[undefined, ...blogCategories].map((each) => ({
        to: linkTo({ category: each }),
        label: each ? t(`blog.categories.${each}`) : t('blog.list.all'),
        isCurrent: each === values.category,
      }))}
    />
  )
}
