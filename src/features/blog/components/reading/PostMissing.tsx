import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'

/** There is no such post, or not any more. */
export function PostMissing() {
  const { t } = useTranslation('site')
  return (
    <NotFound level={1} action={<LinkButton to={paths.blogs.link()}>{t('blog.post.toAll')}</LinkButton>}>
      {t('blog.post.missingHint')}
    </NotFound>
  )
}
