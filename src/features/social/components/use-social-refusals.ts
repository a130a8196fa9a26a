import { useTranslation } from 'react-i18next'

/** Sentences for what the community's calls refuse, by code. */
export function useSocialRefusals() {
  const { t } = useTranslation('workspace')
  return {
    post_changed: t('social.refusals.post_changed'),
    album_changed: t('social.refusals.album_changed'),
    community_suspended: t('social.refusals.community_suspended'),
    already_reported: t('social.refusals.already_reported'),
    too_many_albums: t('social.refusals.too_many_albums'),
    case_decided: t('social.refusals.case_decided'),
  } as const
}
