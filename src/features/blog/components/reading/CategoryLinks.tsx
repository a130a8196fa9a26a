import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { blogCategories, type BlogCategory } from '#contract/blog/choices.ts'
import { ChipLinks } from '#shared/ui/navigation/Chips.tsx'

/** Every category as an address; what is searched for stays. */
export function CategoryLinks({ category }: { category: BlogCategory | undefined }) {
  const { t } = useTranslation('site')
  const [address] = useSearchParams()
  const linkTo = (chosen: BlogCategory | undefined) => {
    const next = new URLSearchParams(address)
    if (chosen) next.set('category', chosen)
    else next.delete('category')
    return `?${next}`
  }
  return (
    <ChipLinks
      label={t('blog.list.categories')}
      links={[undefined, ...blogCategories].map((each) => ({
        to: linkTo(each),
        label: each ? t(`blog.categories.${each}`) : t('blog.list.all'),
        isCurrent: each === category,
      }))}
    />
  )
}
