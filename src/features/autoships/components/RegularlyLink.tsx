import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { RefreshIcon } from '#shared/ui/icons/action-icons.tsx'

export function RegularlyLink({ productId }: { productId: string }) {
  const { t } = useTranslation('site')
  return (
    <LinkButton to={paths.deliverRegularly.link({ id: productId })} icon={<RefreshIcon />}>
      {t('autoships.link')}
    </LinkButton>
  )
}
