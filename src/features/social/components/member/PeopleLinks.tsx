import { useTranslation } from 'react-i18next'
import { routeText } from '#shared/i18n/route-text.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'

/** The ways to one's own people and pictures. */
export function PeopleLinks() {
  const { t } = useTranslation('workspace')
  return (
    <>
      <LinkButton to={paths.userFollowing.link()}>{routeText('social.routes.userFollowing', 'title', t)}</LinkButton>
      <LinkButton to={paths.userFollowers.link()}>{routeText('social.routes.userFollowers', 'title', t)}</LinkButton>
      <LinkButton to={paths.userAlbum.link()}>{t('social.album.own')}</LinkButton>
    </>
  )
}
